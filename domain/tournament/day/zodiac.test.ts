import { expect, test } from 'vitest'
import { nextNewYearSaturday, zodiacAnimal } from './zodiac.ts'

test.each([
  ['the last day of the Snake', '2026-02-16', 'Snake'],
  ['the first day of the Horse', '2026-02-17', 'Horse'],
  ['the tournament’s day', '2026-02-21', 'Horse'],
  ['a January baby', '2017-01-27', 'Monkey'],
  ['a day later', '2017-01-28', 'Rooster'],
  ['the first of the table', '2005-02-09', 'Rooster'],
  ['before the table', '2005-02-08', null],
  ['after the table', '2029-01-01', null],
])('%s', (_when, day, animal) => expect(zodiacAnimal(day)).toBe(animal))

test.each([
  ['before it', '2025-11-15', '2026-02-21'],
  ['on the day', '2026-02-21', '2026-02-21'],
  ['the day after: the next year, whose first day is a Saturday', '2026-02-22', '2027-02-06'],
  ['past the table, its last one', '2031-01-01', '2028-01-29'],
])('the Saturday to celebrate: %s', (_when, today, day) => expect(nextNewYearSaturday(today)).toBe(day))

// In 2027 the new moon is four minutes before midnight in Beijing, and the library takes the day after.
test('up to then the table is the calendar’s', () => {
  const lunar = new Intl.DateTimeFormat('en-u-ca-chinese', {
    timeZone: 'UTC',
    month: 'numeric',
    day: 'numeric',
  })
  const firsts = Array.from({ length: 366 * 24 }, (_, n) => new Date(Date.UTC(2005, 0, 1 + n)))
    .filter((day) => lunar.format(day) === '1/1')
    .map((day) => day.toISOString().slice(0, 10))
    .filter((day) => day < '2027')
  const changes = firsts.filter((day) => {
    const before = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
    return zodiacAnimal(day) !== zodiacAnimal(before)
  })
  expect(firsts.length).toBe(22)
  expect(changes).toEqual(firsts)
})
