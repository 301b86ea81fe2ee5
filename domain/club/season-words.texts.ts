import { yearOf } from '../calendar-day.ts'
import { dayInYear, listOf } from '../words.ts'

/** A season's name is the club's own: 'Fall 2025'. */
export const seasonName = (name: string) => name

export const seasonTitle = (name: string) =>
  /\d{4}$/.test(name) ? name.replace(/ ?(\d{4})$/, ' training $1') : `${name} training`

export const seasonDates = (first: string, last: string) =>
  `${dayInYear(first)} to ${dayInYear(last)}, ${yearOf(last)}`

export const trainingDays = (weekdays: readonly string[]) =>
  listOf(
    weekdays.map((weekday) => `${weekday}s`),
    'and',
  )
