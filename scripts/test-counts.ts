import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './repository-files.ts'

export interface Counts {
  passed: number
  /** One line per failure: the full name, and the first line of the error. */
  failures: string[]
}

interface VitestReport {
  numPassedTests?: number
  testResults?: VitestFile[]
}

interface VitestFile {
  name: string
  status: string
  message: string
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
}

/** Names a failed file's failed tests, or the file itself if it did not load or its hooks failed. */
function failuresOf({ name, status, message, assertionResults }: VitestFile): string[] {
  const file = path.relative(root, name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0) return status === 'failed' ? [failure([file], message)] : []
  return failed.map(({ fullName, failureMessages }) => failure([file, fullName], failureMessages[0]))
}

export function vitestCounts(report: unknown): Counts {
  const { numPassedTests = 0, testResults = [] } = (report ?? {}) as VitestReport
  return { passed: numPassedTests, failures: testResults.flatMap(failuresOf) }
}

interface PlaywrightReport {
  stats?: { expected?: number }
  suites?: PlaywrightSuite[]
  errors?: { message?: string }[]
}

interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; tests: PlaywrightTest[] }[]
}

interface PlaywrightTest {
  status: string
  results: { error?: { message?: string } }[]
}

/** A test that only passed on a retry counts as failed. */
const hasFailed = ({ status }: PlaywrightTest) => status === 'unexpected' || status === 'flaky'

function failuresIn(suite: PlaywrightSuite, above: string[] = []): string[] {
  const names = [...above, suite.title]
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests
      .filter(hasFailed)
      .map(({ results }) => failure([...names, title], results.find(({ error }) => error)?.error?.message)),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failuresIn(inner, names))]
}

export function playwrightCounts(report: unknown): Counts {
  const { stats, suites = [], errors = [] } = (report ?? {}) as PlaywrightReport
  const outside = errors.map(({ message }) => failure(['outside of any test'], message))
  return {
    passed: stats?.expected ?? 0,
    failures: [...suites.flatMap((suite) => failuresIn(suite)), ...outside],
  }
}

export function failure(names: readonly string[], error = ''): string {
  const [why] = stripVTControlCharacters(error).trim().split('\n')
  return why ? `${names.join(' › ')}: ${why}` : names.join(' › ')
}

/** A runner that failed without a failed test, or that ran no test, counts as one failure. */
export function settled(runner: string, counts: Counts, succeeded: boolean): Counts {
  if (counts.failures.length > 0) return counts
  if (!succeeded) return { ...counts, failures: [`${runner} failed, though no test of it did`] }
  return counts.passed > 0 ? counts : { passed: 0, failures: [`${runner} ran nothing`] }
}

export function sum(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failures: all.flatMap(({ failures }) => failures),
  }
}

/** Printed last, so that the failures are visible even if the rest of a long log is cut off. */
export function summary({ passed, failures }: Counts): string {
  const list = failures.length > 0 ? ['\n# Failed', ...failures] : []
  return [...list, `\n${passed} passed, ${failures.length} failed`].join('\n')
}
