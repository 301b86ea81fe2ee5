import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, ageOn, daysFromTo, isDay, isMonth, weekdayOf } from './calendar-day.ts'

describe('days of the calendar', () => {
  test.each([
    ['2025-09-06', true],
    ['2024-02-29', true],
    ['2025-02-29', false],
    ['2025-02-28', true],
    ['2025-13-01', false],
    ['2025-00-10', false],
    ['2025-04-31', false],
    ['2025-9-6', false],
    ['2025-09-06T00:00:00Z', false],
    ['', false],
  ])('isDay(%s) is %s', (text, answer) => expect(isDay(text)).toBe(answer))

  test.each([
    ['2025-12', true],
    ['2025-13', false],
    ['2025-00', false],
    ['2025-1', false],
  ])('isMonth(%s) is %s', (text, answer) => expect(isMonth(text)).toBe(answer))

  test.each([
    ['2025-11-01', 1, '2025-11-02'],
    ['2025-11-02', 1, '2025-11-03'],
    ['2025-03-08', 2, '2025-03-10'],
    ['2025-12-31', 1, '2026-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-01-01', -1, '2024-12-31'],
  ])('%s and %i days is %s, even over a change of clocks', (day, count, answer) =>
    expect(addDays(day, count)).toBe(answer),
  )

  test.each([
    ['2025-09-06', 'SAT'],
    ['2025-09-07', 'SUN'],
    ['2025-12-18', 'THU'],
  ])('%s is a %s', (day, weekday) => expect(weekdayOf(day)).toBe(weekday))

  test.each([
    ['2017-05-31', '2025-05-30', 7],
    ['2017-05-31', '2025-05-31', 8],
    ['2017-05-31', '2025-06-01', 8],
    ['2020-02-29', '2025-02-28', 4],
    ['2020-02-29', '2025-03-01', 5],
  ])('born on %s, on %s one is %i', (birthDate, day, age) => expect(ageOn(birthDate, day)).toBe(age))

  test('from a day to itself counts as one day, to the day before as none', () => {
    expect(daysFromTo('2025-09-06', '2025-09-06')).toEqual(['2025-09-06'])
    expect(daysFromTo('2025-09-06', '2025-09-05')).toEqual([])
  })

  test('adding and then subtracting a number of days leads back', () => {
    const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(day, fc.integer({ min: -5000, max: 5000 }), (date, count) => {
        const text = date.toISOString().slice(0, 10)
        expect(addDays(addDays(text, count), -count)).toBe(text)
      }),
    )
  })
})
