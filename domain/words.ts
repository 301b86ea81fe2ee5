import { type Weekday, weekdayOf } from './calendar-day.ts'
import * as texts from './words.texts.ts'

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
]

const monthNumber = (monthOrDay: string) => Number(monthOrDay.slice(5, 7))
const yearOf = (monthOrDay: string) => monthOrDay.slice(0, 4)
const dateOf = (day: string) => Number(day.slice(8))

/** '2025-10' or '2025-10-04' → 'October' */
export const monthName = (monthOrDay: string): string => texts.month(monthNumber(monthOrDay))

/** 'Oct' */
export const shortMonthName = (monthOrDay: string): string => texts.shortMonth(monthNumber(monthOrDay))

/** '2025-10' → 'October 2025' */
export const monthAndYear = (month: string): string => texts.monthOfYear(monthNumber(month), yearOf(month))

/** '2025-09-06' → 'Sat, Sep 6' */
export const dayName = (day: string): string => texts.shortDay(weekdayOf(day), monthNumber(day), dateOf(day))

/** 'Sat, Sep 6, 2025' */
export const dayAndYear = (day: string): string => texts.shortDayOfYear(dayName(day), yearOf(day))

/** 'Sat, Sep 6', and 'Sat, Jan 2, 2027' where that is not this year. */
export const dayFrom = (today: string, day: string): string =>
  yearOf(day) === yearOf(today) ? dayName(day) : dayAndYear(day)

/** 'October', and 'January 2027' where that is not this year. */
export const monthFrom = (today: string, month: string): string =>
  yearOf(month) === yearOf(today) ? monthName(month) : monthAndYear(month)

/** '17:00' → '5:00 PM' */
export const timeName = (time: string): string => texts.time(time)

/** '17:00', '18:30' → '5:00–6:30 PM' */
export const timeRange = (from: string, to: string): string => texts.times(from, to)

/** 'SAT' → 'Saturday' */
export const weekdayName = (weekday: Weekday): string => texts.weekday(weekday)

/** 'Sat' */
export const shortWeekdayName = (weekday: Weekday): string => texts.shortWeekday(weekday)

/** 'Sa', at the head of a column. */
export const weekdayMark = (weekday: Weekday): string => texts.weekdayMark(weekday)

/** '2025-09-06' → 'September 6' */
export const dayInYear = (day: string): string => texts.dayOfMonth(monthNumber(day), dateOf(day))

/** 'Richmond', by its name in the page's language. */
export const placeName = (name: string): string => texts.placeName(name)

/** 2 → 'second' */
export const ordinal = (count: number): string => ORDINALS[count - 1] ?? `${count}th`

/** 1 → '1st', 22 → '22nd', 112 → '112th' */
export function ordinalNumber(count: number): string {
  const ending = { 1: 'st', 2: 'nd', 3: 'rd' }[count % 10] ?? 'th'
  return `${count}${count % 100 > 10 && count % 100 < 14 ? 'th' : ending}`
}

/** 'a', 'a or b', 'a, b or c' */
export const listOf = (words: readonly string[], last: 'or' | 'and'): string => texts.list(words, last)

/** 'ON_HOLD' → 'on hold' */
export const statusWord = (status: string): string => texts.statusWord(status)

/** Compares text by its characters, the same in every locale. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
