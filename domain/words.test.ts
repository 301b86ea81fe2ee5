import { expect, test } from 'vitest'
import {
  dayFrom,
  dayInYear,
  dayName,
  listOf,
  monthFrom,
  monthName,
  ordinal,
  ordinalNumber,
  statusWord,
  timeName,
  timeRange,
  weekdayName,
} from './words.ts'

test('days and months read as the club writes them', () => {
  expect(dayName('2025-09-06')).toBe('Sat, Sep 6')
  expect(monthName('2025-01')).toBe('January')
  expect(monthName('2025-12-18')).toBe('December')
  expect(dayInYear('2025-09-06')).toBe('September 6')
  expect(weekdayName('THU')).toBe('Thursday')
})

test.each([
  ['00:05', '12:05 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12:00 PM'],
  ['17:00', '5:00 PM'],
])('the time %s reads "%s"', (time, text) => expect(timeName(time)).toBe(text))

test.each([
  ['17:00', '18:30', '5:00–6:30 PM'],
  ['11:30', '12:15', '11:30 AM–12:15 PM'],
  ['09:00', '11:00', '9:00–11:00 AM'],
])('from %s to %s reads "%s"', (from, to, text) => expect(timeRange(from, to)).toBe(text))

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a or b'],
  [['a', 'b', 'c'], 'a, b or c'],
])('the list %j reads "%s"', (words, text) => expect(listOf(words, 'or')).toBe(text))

test('a status and a count in words', () => {
  expect(statusWord('ON_HOLD')).toBe('on hold')
  expect(ordinal(2)).toBe('second')
  expect(ordinal(11)).toBe('11th')
})

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [10, '10th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [102, '102nd'],
  [111, '111th'],
])('%i is %s in line', (count, words) => expect(ordinalNumber(count)).toBe(words))

test.each([
  ['of this year', '2026-11-16', '2026-12-31', 'Thu, Dec 31'],
  ['of the next one', '2026-11-16', '2027-01-02', 'Sat, Jan 2, 2027'],
  ['of the last one', '2026-01-01', '2025-12-31', 'Wed, Dec 31, 2025'],
])('a day %s', (_which, today, day, words) => expect(dayFrom(today, day)).toBe(words))

test.each([
  ['2026-11-16', '2026-10', 'October'],
  ['2026-11-16', '2027-01', 'January 2027'],
  ['2026-11-16', '2025-12', 'December 2025'],
])('on %s the month %s is %s', (today, month, words) => expect(monthFrom(today, month)).toBe(words))
