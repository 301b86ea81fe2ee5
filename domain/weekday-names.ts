import { WEEKDAYS } from './calendar-day.ts'
import { isOneOf } from './is-one-of.ts'
import { listOf, weekdayName } from './words.ts'

/** ['SAT', 'SUN'] → 'Saturday or Sunday' */
export const weekdayNames = (days: readonly string[], last: 'and' | 'or'): string =>
  listOf(
    days.map((day) => (isOneOf(WEEKDAYS, day) ? weekdayName(day) : day)),
    last,
  )
