import { expect, test } from 'vitest'
import { playwrightCounts, settled, sum, vitestCounts } from './test-counts.ts'

test.each([
  ['all passed', { passed: 3, failed: 0 }, true, { passed: 3, failed: 0 }],
  ['one failed', { passed: 2, failed: 1 }, false, { passed: 2, failed: 1 }],
  ['the runner failed though no test did', { passed: 3, failed: 0 }, false, { passed: 3, failed: 1 }],
  ['nothing ran', { passed: 0, failed: 0 }, true, { passed: 0, failed: 1 }],
])('%s', (_case, counts, succeeded, expected) => {
  expect(settled(counts, succeeded)).toEqual(expected)
})

test('the reports of both runners are read', () => {
  expect(vitestCounts({ numPassedTests: 5, numFailedTests: 2, numTotalTests: 7 })).toEqual({
    passed: 5,
    failed: 2,
  })
  expect(playwrightCounts({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } })).toEqual({
    passed: 4,
    failed: 2,
  })
})

test.each([[null], [{}], [{ stats: {} }]])(
  'a report that is absent or strange counts nothing: %o',
  (report) => {
    expect(vitestCounts(report)).toEqual({ passed: 0, failed: 0 })
    expect(playwrightCounts(report)).toEqual({ passed: 0, failed: 0 })
  },
)

test('the parts add up', () => {
  expect(
    sum([
      { passed: 1, failed: 0 },
      { passed: 20, failed: 2 },
    ]),
  ).toEqual({ passed: 21, failed: 2 })
})
