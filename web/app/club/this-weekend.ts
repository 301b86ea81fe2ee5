import { addDays, WEEKDAYS, weekdayOf } from '@touchline/domain/calendar-day.ts'
import { type AgendaEntry, clubAgenda } from '@touchline/domain/club/agenda.ts'
import type { ClubContent } from '@touchline/domain/club/settings.ts'

type Content = Pick<ClubContent, 'facts' | 'field' | 'season' | 'seasons' | 'matches' | 'events'>

export type ThisWeekend =
  /** The first session is further away than this week. */
  | { phase: 'BEFORE'; sessions: AgendaEntry[] }
  | { phase: 'TRAINING'; sessions: AgendaEntry[]; games: AgendaEntry[] }
  | { phase: 'DONE'; next: AgendaEntry | null }

/** What a parent finds at the field next: the rest of this week's sessions, or why there is none. */
export function thisWeekend(content: Content, today: string): ThisWeekend {
  const toCome = clubAgenda(content).filter(({ date, endDate }) => (endDate ?? date) >= today)
  const sessions = toCome.filter(({ kind }) => kind === 'TRAINING')
  const [first] = sessions
  if (!first) return { phase: 'DONE', next: toCome.find(({ status }) => status !== 'CANCELLED') ?? null }
  const weekEnd = sundayAfter(first.date)
  const sameWeek = sessions.filter(({ date }) => date <= weekEnd)
  if (weekEnd > sundayAfter(today) && first.date === content.season.startDate)
    return { phase: 'BEFORE', sessions: sameWeek }
  const games = toCome.filter(({ kind, date }) => kind === 'MATCH' && date <= weekEnd)
  return { phase: 'TRAINING', sessions: sameWeek, games }
}

/** The Sunday that ends the day's week; a Sunday ends its own. */
const sundayAfter = (day: string): string =>
  addDays(day, (WEEKDAYS.length - WEEKDAYS.indexOf(weekdayOf(day))) % WEEKDAYS.length)
