import type { Weekday } from './calendar-day.ts'

/*
 * Names of months and days are written out, because Intl words them differently from engine to engine ("Sep", "Sept."),
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
const WEEKDAYS: Record<Weekday, string> = {
  SUN: 'Sunday',
  MON: 'Monday',
  TUE: 'Tuesday',
  WED: 'Wednesday',
  THU: 'Thursday',
  FRI: 'Friday',
  SAT: 'Saturday',
}

export const month = (number: number) => MONTHS[number - 1] ?? ''

export const shortMonth = (number: number) => month(number).slice(0, 3)

export const monthOfYear = (number: number, year: string) => `${month(number)} ${year}`

export const weekday = (day: Weekday) => WEEKDAYS[day]

export const shortWeekday = (day: Weekday) => WEEKDAYS[day].slice(0, 3)

/** For the head of a column. */
export const weekdayMark = (day: Weekday) => WEEKDAYS[day].slice(0, 2)

export const dayOfMonth = (number: number, date: number) => `${month(number)} ${date}`

export const shortDay = (day: Weekday, number: number, date: number) =>
  `${shortWeekday(day)}, ${shortMonth(number)} ${date}`

export const shortDayOfYear = (short: string, year: string) => `${short}, ${year}`

/** Turns '17:00' or '9:30' into 12-hour time, without AM or PM. */
const clock = (time: string) => `${Number(time.slice(0, 2)) % 12 || 12}${time.slice(2)}`
const halfOfDay = (time: string) => (time < '12:00' ? 'AM' : 'PM')

export const time = (from: string) => `${clock(from)} ${halfOfDay(from)}`

/** AM or PM is repeated only when it changes. */
export const times = (from: string, to: string) =>
  `${halfOfDay(from) === halfOfDay(to) ? clock(from) : time(from)}–${time(to)}`

export const dayAndTimes = (day: string, times: string) => `${day}, ${times}`

export const dayAndTime = (day: string, time: string) => `${day} at ${time}`

export const list = (words: readonly string[], last: 'or' | 'and') =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`

/** Translates places we know; any other keeps its name. */
export const placeName = (name: string) => name

export const statusWord = (status: string) => status.toLowerCase().replaceAll('_', ' ')
