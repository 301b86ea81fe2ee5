import { clubAgenda, gameDays } from '@touchline/domain/club/agenda.ts'
import type { ClubContent } from '@touchline/domain/club/settings.ts'
import { type DayKind, seasonCalendar } from '@touchline/domain/season.ts'
import type { MonthTable } from '../../../components/calendar/month-tables.tsx'
import { type CalendarDay, dayEntry, monthWeeks } from '../../../components/calendar/month-weeks.ts'

type Content = Pick<ClubContent, 'facts' | 'field' | 'season' | 'matches'>

export interface CalendarView {
  months: MonthTable[]
  totals: { sessions: number; games: number }
}

const WORDS: Record<DayKind, string> = { TRAINING: 'training', GAME: 'game', BOTH: 'game and training' }

/** The season as tables of whole weeks, with what happens on each day. */
export function calendarView(content: Content): CalendarView {
  const { months, totals } = seasonCalendar(content.season, gameDays(content))
  const marks = new Map(months.flatMap(({ days }) => days.map(({ day, kind }) => [day, kind])))
  const agenda = clubAgenda({ ...content, events: [] })
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
