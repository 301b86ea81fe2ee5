import { weekdayOf } from './calendar-day.ts'

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
const DAYS = { SUN: 'Sun', MON: 'Mon', TUE: 'Tue', WED: 'Wed', THU: 'Thu', FRI: 'Fri', SAT: 'Sat' }
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
  `${DAYS[weekdayOf(day)]}, ${monthName(day).slice(0, 3)} ${Number(day.slice(8))}`

/** 2 → 'second' */
export const ordinal = (count: number): string => ORDINALS[count - 1] ?? `${count}th`

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
