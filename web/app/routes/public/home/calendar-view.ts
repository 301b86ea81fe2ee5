import { clubAgenda, gameDays } from '@touchline/domain/club/agenda.ts'
import { isDayOff, seasonName } from '@touchline/domain/club/season-words.ts'
import type { ClubContent } from '@touchline/domain/club/settings.ts'
import { type DayKind, seasonCalendar } from '@touchline/domain/programs/program-sessions.ts'
import * as texts from '../../../components/calendar/calendar.texts.ts'
import type { MonthTable } from '../../../components/calendar/month-tables.tsx'
import { type CalendarDay, dayEntry, monthWeeks } from '../../../components/calendar/month-weeks.ts'

type Content = Pick<ClubContent, 'facts' | 'field' | 'season' | 'matches'>
type Season = ClubContent['season']

/** The season named in the address, else the one that matters today. */
export const shownSeason = (
  { season, seasons }: Pick<ClubContent, 'season' | 'seasons'>,
  id: string | null,
) => seasons.find((one) => one.id === id) ?? season

export interface SeasonChip {
  id: string
  to: string
  name: string
  isCurrent: boolean
}

/** Links to the calendar of every season, in place and without scripts (S-13). */
export const seasonChips = (
  { season, seasons }: Pick<ClubContent, 'season' | 'seasons'>,
  shown: Season,
): SeasonChip[] =>
  seasons.map(({ id, name }) => ({
    id,
    to: id === season.id ? '/#calendar' : `/?season=${id}#calendar`,
    name: seasonName({ name }),
    isCurrent: id === shown.id,
  }))

export interface CalendarView {
  months: MonthTable[]
  totals: { sessions: number; games: number }
}

const WORDS: Record<DayKind, string> = {
  TRAINING: texts.training,
  GAME: texts.game,
  BOTH: texts.gameAndTraining,
}

/** The season as tables of whole weeks, with what happens on each day. */
export function calendarView(content: Content): CalendarView {
  const { season } = content
  const { months, totals } = seasonCalendar(season, gameDays(content), (day) => isDayOff(season, day))
  const marks = new Map(months.flatMap(({ days }) => days.map(({ day, kind }) => [day, kind])))
  const agenda = clubAgenda({ ...content, seasons: [season], events: [] })
  const dayOf = (day: string): CalendarDay => {
    const mark = marks.get(day) ?? null
    if (!mark) return { day, mark, words: '', entries: [] }
    return { day, mark, words: WORDS[mark], entries: agenda.filter(({ date }) => date === day).map(dayEntry) }
  }
  return {
    months: months.map((month) => ({
      month: month.month,
      label: month.label,
      weeks: monthWeeks(month, dayOf),
    })),
    totals,
  }
}
