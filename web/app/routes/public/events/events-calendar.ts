import { addDays } from '@touchline/domain/calendar-day.ts'
import type { AgendaEntry } from '@touchline/domain/club/agenda.ts'
import { seasonCalendar } from '@touchline/domain/programs/program-sessions.ts'
import { listOf } from '@touchline/domain/words.ts'
import type { MonthTable } from '../../../components/calendar/month-tables.tsx'
import {
  type CalendarDay,
  dayEntry,
  type Mark,
  monthWeeks,
} from '../../../components/calendar/month-weeks.ts'

import { langOf } from '../../../languages/written.tsx'
import { KIND_NAMES } from './event-list.ts'

/** The entries as months, from the first to the last; a month without entries is left out. */
export function eventsCalendar(entries: readonly AgendaEntry[]): MonthTable[] {
  const startDate = entries[0]?.date
  if (!startDate) return []
  const endDate =
    entries
      .map((entry) => entry.endDate ?? entry.date)
      .toSorted()
      .at(-1) ?? startDate
  // Only the layout of the months is needed; it takes two days at least, since one day alone would be a program of its
  // own.
  const { months } = seasonCalendar(
    { startDate, endDate: endDate > startDate ? endDate : addDays(startDate, 1) },
    [],
  )
  const dayOf = (day: string): CalendarDay => {
    const own = entries.filter((entry) => entry.date <= day && day <= (entry.endDate ?? entry.date))
    // A label has one language: what the club calls an entry in another language is read out when the day is opened.
    const names = own.map(({ title, kind }) => (langOf(title) ? KIND_NAMES[kind] : title))
    const words = listOf([...new Set(names)], 'and')
    return { day, mark: markOf(own), words, entries: own.map(dayEntry) }
  }
  return months
    .map((month) => ({ month: month.month, label: month.label, weeks: monthWeeks(month, dayOf) }))
    .filter(({ weeks }) => weeks.flat().some((cell) => cell?.mark))
}

function markOf(entries: readonly AgendaEntry[]): Mark | null {
  const kinds = new Set(entries.map(({ kind }) => kind))
  if (kinds.size === 0) return null
  if (kinds.has('NO_TRAINING')) return 'OFF'
  if ([...kinds].some((kind) => kind !== 'TRAINING' && kind !== 'MATCH'))
    return kinds.has('TRAINING') ? 'EVENT_AND_TRAINING' : 'EVENT'
  if (kinds.size === 2) return 'BOTH'
  return kinds.has('TRAINING') ? 'TRAINING' : 'GAME'
}
