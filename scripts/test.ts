import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildWholeSite } from '../server/src/site/build-site.ts'
import { runChecks } from './check.ts'
import { root } from './repository-files.ts'
import { runSilently, runTool, stopToolsOnInterrupt } from './run-tool.ts'
import { type Counts, failure, playwrightCounts, settled, sum, summary, vitestCounts } from './test-counts.ts'

/** Linux's memory file system, so that hundreds of databases can come and go without touching the disk. */
const MEMORY = '/dev/shm'
/** Far more than a run ever needs at once. */
const ROOM = 6 * 1024 ** 3
/** The most lines printed of a failed page. */
const MOST_LINES = 150

function hasRoomInMemory(): boolean {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return Math.min(bavail * bsize, process.availableMemory()) > ROOM
}

/** For reports and temporary files of the runs; PostgreSQL must be able to enter it as another user. */
const temporary = mkdtempSync(path.join(hasRoomInMemory() ? MEMORY : tmpdir(), 'touchline-run-'))
chmodSync(temporary, 0o755)
const env = {
  TMPDIR: temporary,
  TEMP: temporary,
  TMP: temporary,
  // Dozens of servers are started, but only the first one has to compile.
  NODE_COMPILE_CACHE: path.join(temporary, 'compiled'),
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

async function checks(): Promise<Counts> {
  const results = await runChecks()
  const failures = results.filter(({ passed }) => !passed).map(({ name }) => name)
  return { passed: results.length - failures.length, failures }
}

/** Builds once, before separate server processes need it. Runs during the checks and prints its output after them. */
async function build(checked: Promise<unknown>): Promise<Counts> {
  const said: string[] = []
  const built = await buildWholeSite((line) => said.push(line)).then(
    () => ({ passed: 1, failures: [] }),
    (error) => {
      said.push(String(error))
      return { passed: 0, failures: [failure(['Build'], String(error))] }
    },
  )
  await checked
  console.log(['\n# Build', ...said].join('\n'))
  return built
}

async function unitAndIntegration(): Promise<Counts> {
  console.log('\n# Unit and integration tests (Vitest)')
  const report = path.join(temporary, 'vitest.json')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const succeeded = await runTool({ package: 'vitest', args, env })
  return settled('Vitest', vitestCounts(readReport(report)), succeeded)
}

async function browser(...filter: string[]): Promise<Counts> {
  console.log(`\n# Browser tests (Playwright ${filter.join(' ')})`)
  const report = path.join(temporary, 'playwright.json')
  rmSync(report, { force: true })
  const succeeded = await runTool({
    package: '@playwright/test',
    command: 'playwright',
    args: ['test', '--config=e2e', '--reporter=list,json', ...filter],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  if (!succeeded) printFailedPages()
  return settled('Playwright', playwrightCounts(readReport(report)), succeeded)
}

/** Prints the page of each failed journey, for those who see neither screenshots nor files. */
function printFailedPages(): void {
  for (const file of globSync('test-results/*/error-context.md', { cwd: root })) {
    const page = readFileSync(path.join(root, file), 'utf8').match(/```yaml\n(.*?)```/s)?.[1] ?? ''
    console.log(`\n# ${path.dirname(file)}\n${page.split('\n').slice(0, MOST_LINES).join('\n')}`)
  }
}

async function runEverything(): Promise<Counts> {
  try {
    const checked = checks()
    // Fetching a browser is mostly waiting. If it fails, the browser tests try again and report the reason.
    const hasBrowser = runSilently('e2e/print-chromium.ts')
    return sum([
      await build(checked),
      await checked,
      // In sequence: in parallel would save a minute in ten, but pages would be too slow for the journeys.
      await unitAndIntegration(),
      await hasBrowser.then(() => browser('--project=journeys')),
      // Tests of response times must run while nothing else does.
      await browser('--project=by-the-clock', '--workers=1'),
    ])
  } finally {
    rmSync(temporary, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}

stopToolsOnInterrupt()
const total = await runEverything()
if (total.failures.length > 0) process.exitCode ||= 1
console.log(summary(total))
