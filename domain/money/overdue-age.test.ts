import { expect, test } from 'vitest'
import { dueDaysOfAge, OVERDUE_AGES, type OverdueAge } from './overdue-age.ts'

test.each<[OverdueAge, string | null, string]>([
  ['UP_TO_30', '2025-10-02', '2025-10-31'],
  ['UP_TO_60', '2025-09-02', '2025-10-01'],
  ['UP_TO_90', '2025-08-03', '2025-09-01'],
  ['OVER_90', null, '2025-08-02'],
])('B-8: on November 1, %s is what was due from %s to %s', (age, first, last) =>
  expect(dueDaysOfAge(age, '2025-11-01')).toEqual({ first, last }),
)

test('B-8: each day before today has one age, and today has none', () => {
  const ages = OVERDUE_AGES.map((age) => dueDaysOfAge(age, '2025-11-01'))
  const ageOf = (day: string) =>
    ages.filter(({ first, last }) => (first === null || day >= first) && day <= last)
  expect(ageOf('2025-11-01')).toEqual([])
  for (const day of ['2025-10-31', '2025-10-02', '2025-10-01', '2025-09-01', '2025-08-02', '2019-01-01'])
    expect(ageOf(day)).toHaveLength(1)
})
