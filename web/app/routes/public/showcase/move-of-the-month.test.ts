import { expect, test } from 'vitest'
import { moveOfTheMonth } from './move-of-the-month.ts'

const five = ['a', 'b', 'c', 'd', 'e']

test.each([
  ['the first day of a month', '2025-12-01', 'b'],
  ['its last day', '2025-12-31', 'b'],
  ['the month after, in the new year', '2026-01-01', 'c'],
])('%s', (_when, today, move) => expect(moveOfTheMonth(five, today)).toBe(move))

test('five months show five films', () => {
  const months = ['2025-09', '2025-10', '2025-11', '2025-12', '2026-01']
  expect(new Set(months.map((month) => moveOfTheMonth(five, `${month}-15`)))).toEqual(new Set(five))
})

test('without films there is no move', () => expect(moveOfTheMonth([], '2025-12-01')).toBeNull())
