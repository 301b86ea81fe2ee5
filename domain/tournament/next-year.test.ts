import { expect, test } from 'vitest'
import { nextYearOf } from './next-year.ts'

test.each([
  [
    'a Saturday in April',
    { slug: 'spring-cup', kind: 'OTHER', date: '2026-04-18' },
    { slug: 'spring-cup-2027', date: '2027-04-17' },
  ],
  [
    'the year in its address',
    { slug: 'fun-day-2026', kind: 'FUN_DAY', date: '2026-07-04' },
    { slug: 'fun-day-2027', date: '2027-07-03' },
  ],
  [
    'the first Thursday of January, a week later than the last of December',
    { slug: 'winter-cup-2026', kind: 'OTHER', date: '2026-01-01' },
    { slug: 'winter-cup-2027', date: '2027-01-07' },
  ],
  [
    'Lunar New Year',
    { slug: 'lunar-new-year', kind: 'LUNAR_NEW_YEAR', date: '2026-02-21' },
    { slug: 'lunar-new-year-2027', date: '2027-02-06' },
  ],
] as const)('T-22: a copy of one that was on %s', (_when, model, next) =>
  expect(nextYearOf(model)).toEqual(next),
)
