import { addDays, yearOf } from '../calendar-day.ts'
import { nextNewYearSaturday } from './day/zodiac.ts'
import type { TournamentHead } from './tournament.ts'

const A_YEAR_OF_WEEKS = 52 * 7

/** Adds another week in the first days of January, when 52 weeks end in the same year. */
function sameWeekday(date: string): string {
  const day = addDays(date, A_YEAR_OF_WEEKS)
  return yearOf(day) === yearOf(date) ? addDays(day, 7) : day
}

/** The date and venue of the next one: the same weekday a year later, or the Saturday of the next New Year (T-22). */
export function nextYearOf({ slug, kind, date }: Pick<TournamentHead, 'slug' | 'kind'> & { date: string }): {
  slug: string
  date: string
} {
  const day = kind === 'LUNAR_NEW_YEAR' ? nextNewYearSaturday(addDays(date, 1)) : sameWeekday(date)
  return { slug: `${slug.replace(/-\d{4}$/, '')}-${yearOf(day)}`, date: day }
}
