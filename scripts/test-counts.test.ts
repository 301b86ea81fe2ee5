import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './repository-files.ts'
import { playwrightCounts, settled, sum, summary, vitestCounts } from './test-counts.ts'

test.each([
  ['all passed', { passed: 3, failures: [] }, true, { passed: 3, failures: [] }],
  ['one failed', { passed: 2, failures: ['a'] }, false, { passed: 2, failures: ['a'] }],
  [
    'the runner failed though no test did',
    { passed: 3, failures: [] },
    false,
    { passed: 3, failures: ['Vitest failed, though no test of it did'] },
  ],
  ['nothing ran', { passed: 0, failures: [] }, true, { passed: 0, failures: ['Vitest ran nothing'] }],
])('%s', (_case, counts, succeeded, expected) => {
  expect(settled('Vitest', counts, succeeded)).toEqual(expected)
})

const inRoot = (file: string) => path.join(root, file)
const passed = { status: 'passed', fullName: 'adds', failureMessages: [] }

test("Vitest's report names the failed tests, and files that failed as a whole", () => {
  const report = {
    numPassedTests: 5,
    testResults: [
      { name: inRoot('a.test.ts'), status: 'passed', message: '', assertionResults: [passed] },
      {
        name: inRoot('b.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          passed,
          {
            status: 'failed',
            fullName: 'prices rounds',
            failureMessages: ['\u001b[31mAssertionError: expected 1 to be 2\u001b[39m\n    at b.test.ts:3:1'],
          },
        ],
      },
      { name: inRoot('c.test.ts'), status: 'failed', message: 'Cannot find x\nhere', assertionResults: [] },
      {
        name: inRoot('d.test.ts'),
        status: 'failed',
        message: 'The hook timed out',
        assertionResults: [{ status: 'skipped', fullName: 'waits', failureMessages: [] }],
      },
    ],
  }
  expect(vitestCounts(report)).toEqual({
    passed: 5,
    failures: [
      'b.test.ts › prices rounds: AssertionError: expected 1 to be 2',
      'c.test.ts: Cannot find x',
      'd.test.ts: The hook timed out',
    ],
  })
})

test("Playwright's report names the failed tests, also those that passed at a second try", () => {
  const spec = (title: string, status: string, ...messages: (string | undefined)[]) => ({
    title,
    tests: [{ status, results: messages.map((message) => (message ? { error: { message } } : {})) }],
  })
  const report = {
    stats: { expected: 4, unexpected: 2, flaky: 1, skipped: 1 },
    suites: [
      {
        title: 'home.e2e.ts',
        specs: [spec('greets', 'expected', undefined), spec('counts', 'unexpected', 'Error: 1\nsecond')],
        suites: [
          {
            title: 'on a phone',
            specs: [spec('fits', 'flaky', '\u001b[2mTimeout\u001b[22m', undefined), spec('rests', 'skipped')],
          },
        ],
      },
      { title: 'away.e2e.ts', specs: [spec('hangs', 'unexpected', undefined)] },
    ],
    errors: [{ message: 'Error: No Chromium was found' }],
  }
  expect(playwrightCounts(report)).toEqual({
    passed: 4,
    failures: [
      'home.e2e.ts › counts: Error: 1',
      'home.e2e.ts › on a phone › fits: Timeout',
      'away.e2e.ts › hangs',
      'outside of any test: Error: No Chromium was found',
    ],
  })
})

test.each([[null], [{}], [{ stats: {} }]])(
  'a report that is absent or strange counts nothing: %o',
  (report) => {
    expect(vitestCounts(report)).toEqual({ passed: 0, failures: [] })
    expect(playwrightCounts(report)).toEqual({ passed: 0, failures: [] })
  },
)

test('the parts add up, and the end of the log names what failed before it counts', () => {
  const total = sum([
    { passed: 1, failures: [] },
    { passed: 20, failures: ['Types (TypeScript)', 'b.test.ts › prices rounds: no'] },
  ])
  expect(summary(total)).toBe(
    '\n# Failed\nTypes (TypeScript)\nb.test.ts › prices rounds: no\n\n21 passed, 2 failed',
  )
})

test('a run without failures only counts', () => {
  expect(summary({ passed: 21, failures: [] })).toBe('\n21 passed, 0 failed')
})
