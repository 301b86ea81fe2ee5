import { type Weekday, weekdayOf } from './calendar-day.ts'

/*
 * Names of months and days stand here as text: what Intl makes of them differs between engines ("Sep", "Sept."),
 * and a sentence must read the same from the server and in the browser.
 */
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const WEEKDAY_NAMES: Record<Weekday, string> = {
  SUN: 'Sunday',
  MON: 'Monday',
  TUE: 'Tuesday',
  WED: 'Wednesday',
  THU: 'Thursday',
  FRI: 'Friday',
  SAT: 'Saturday',
}
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

/** '2025-10' or '2025-10-04' → 'October' */
export const monthName = (monthOrDay: string): string => MONTHS[Number(monthOrDay.slice(5, 7)) - 1] ?? ''

/** '2025-09-06' → 'Sat, Sep 6' */
export const dayName = (day: string): string =>
  `${weekdayName(weekdayOf(day)).slice(0, 3)}, ${monthName(day).slice(0, 3)} ${Number(day.slice(8))}`

/** 'Sat, Sep 6, 2025' */
export const dayAndYear = (day: string): string => `${dayName(day)}, ${day.slice(0, 4)}`

/** 'Sat, Sep 6', and 'Sat, Jan 2, 2027' where that is not this year. */
export const dayFrom = (today: string, day: string): string =>
  day.slice(0, 4) === today.slice(0, 4) ? dayName(day) : dayAndYear(day)

/** 'October', and 'January 2027' where that is not this year. */
export const monthFrom = (today: string, month: string): string =>
  month.slice(0, 4) === today.slice(0, 4) ? monthName(month) : `${monthName(month)} ${month.slice(0, 4)}`

/** '17:00' → '5:00 PM' */
export const timeName = (time: string): string => `${clock(time)} ${halfOfDay(time)}`

/** '17:00', '18:30' → '5:00–6:30 PM'; the half of the day is named twice only where it changes. */
export const timeRange = (from: string, to: string): string =>
  `${halfOfDay(from) === halfOfDay(to) ? clock(from) : timeName(from)}–${timeName(to)}`

const clock = (time: string) => `${Number(time.slice(0, 2)) % 12 || 12}${time.slice(2)}`
const halfOfDay = (time: string) => (time < '12:00' ? 'AM' : 'PM')

/** 'SAT' → 'Saturday' */
export const weekdayName = (weekday: Weekday): string => WEEKDAY_NAMES[weekday]

/** '2025-09-06' → 'September 6' */
export const dayInYear = (day: string): string => `${monthName(day)} ${Number(day.slice(8))}`

/** 2 → 'second' */
export const ordinal = (count: number): string => ORDINALS[count - 1] ?? `${count}th`

/** 1 → '1st', 22 → '22nd', 112 → '112th' */
export function ordinalNumber(count: number): string {
  const ending = { 1: 'st', 2: 'nd', 3: 'rd' }[count % 10] ?? 'th'
  return `${count}${count % 100 > 10 && count % 100 < 14 ? 'th' : ending}`
}

/** 'a', 'a or b', 'a, b or c' */
export function listOf(words: readonly string[], last: 'or' | 'and'): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}

/** 'ON_HOLD' → 'on hold' */
export const statusWord = (status: string): string => status.toLowerCase().replaceAll('_', ' ')

/** Orders text by its characters, the same in every locale. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
