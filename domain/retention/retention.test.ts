import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { firstKeptDay, firstKeptInstant, RETENTION, type RetentionId, retentionOf } from './retention.ts'

test.each([
  ['player', '2028-03-01', '2026-03-01'],
  ['player', '2028-03-02', '2026-03-02'],
  // There is no February 29 in 2026; what dates from the 28th was kept until the 28th.
  ['player', '2028-02-29', '2026-03-01'],
  ['waiverCare', '2026-03-31', '2026-03-01'],
  ['waiverCare', '2026-04-01', '2026-03-02'],
  ['books', '2032-12-31', '2026-01-01'],
  ['books', '2033-01-01', '2027-01-01'],
] as const)('Z-2: of %s, on %s the first day that is kept is %s', (id, today, first) =>
  expect(firstKeptDay(id, today)).toBe(first),
)

test('Z-2: what is measured by the clock', () =>
  expect(firstKeptInstant('emails', new Date('2026-05-30T10:30:00Z'))).toEqual(
    new Date('2026-03-01T10:30:00Z'),
  ))

test('a line without a time limit cannot be asked for one', () => {
  expect(() => firstKeptDay('calendar', '2026-03-01')).toThrow('goes together with the person')
  expect(() => firstKeptInstant('books', new Date())).toThrow('not kept for a number of days')
})

const FIGURE: Record<string, (span: number) => RegExp> = {
  days: (n) => new RegExp(`\\b${n} days?\\b`),
  years: (n) => new RegExp(`\\b${n} years?\\b`),
  yearsAfterYearEnd: (n) => new RegExp(`^${n} years after the end of the year\\b`),
}

test.each(Object.keys(RETENTION) as RetentionId[])('Z-1: the words about %s say its figure', (id) => {
  const { span, kept } = retentionOf(id)
  for (const [unit, count] of Object.entries(span ?? {}))
    expect(kept).toMatch(FIGURE[unit]?.(count) as RegExp)
})

test('Z-1: the operator’s guide has this very table', () => {
  const guide = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')
  const [, section = ''] = guide.split('## What is kept, and for how long')
  const rows = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('|'))
  const cells = rows.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  expect(cells.slice(2)).toEqual(
    Object.values(RETENTION).map(({ what, why, kept, seenBy }) => [what, why, kept, seenBy]),
  )
})
