import type { AgendaEntry } from '@touchline/domain/club/agenda.ts'
import type { CalendarMonth, DayKind } from '@touchline/domain/programs/program-sessions.ts'

/** How a day is marked: as in the season's calendar, or as an event (alone or with training), or as a break. */
export type Mark = DayKind | 'EVENT' | 'EVENT_AND_TRAINING' | 'OFF'

export type DayEntry = Pick<
  AgendaEntry,
  'uid' | 'title' | 'startTime' | 'endTime' | 'place' | 'status' | 'note'
>

export interface CalendarDay {
  day: string
  mark: Mark | null
  /** What the mark means, for screen readers. */
  words: string
  entries: DayEntry[]
}

export type Week = (CalendarDay | null)[]

/** The month in whole weeks, Sunday first. */
export function monthWeeks({ blanks, days }: CalendarMonth, dayOf: (day: string) => CalendarDay): Week[] {
  const cells: Week = [...Array<null>(blanks).fill(null), ...days.map(({ day }) => dayOf(day))]
  while (cells.length % 7 !== 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

/** What the details of a day show of an entry. */
export const dayEntry = ({ uid, title, startTime, endTime, place, status, note }: AgendaEntry): DayEntry => ({
  uid,
  title,
  startTime,
  endTime,
  place,
  status,
  note,
})
