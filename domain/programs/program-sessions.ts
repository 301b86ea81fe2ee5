import { addDays, daysFromTo, monthOf, WEEKDAYS, type Weekday, weekdayOf } from '../calendar-day.ts'
import { monthAndYear } from '../words.ts'

/** rules.md S-1. Dec 18 is a Thursday, so the last sessions are on Dec 13 and 14. */
export const FALL_2025 = {
  startDate: '2025-09-06',
  endDate: '2025-12-18',
  days: ['SAT', 'SUN'],
  startTime: '17:00',
  endTime: '18:30',
  arriveMinutesEarly: 10,
} as const

/** The club's training days, for a program that does not set its own. */
const CLUB_DAYS: readonly string[] = FALL_2025.days

export interface Dated {
  startDate: string
  endDate: string
  days?: readonly string[] | null
  startTime?: string | null
  endTime?: string | null
}

export interface Session {
  day: string
  weekday: Weekday
  startTime: string | null
  endTime: string | null
}

/** The weekdays on which a program trains. */
export const programDays = ({ days }: Pick<Dated, 'days'>): readonly string[] =>
  days?.length ? days : CLUB_DAYS

/** Every session of a program, in order. A one-day program has one session, whatever its weekday (S-2). */
export function programSessions(program: Dated): Session[] {
  const { startDate, endDate, startTime = null, endTime = null } = program
  const days = programDays(program)
  return daysFromTo(startDate, endDate)
    .map((day) => ({ day, weekday: weekdayOf(day), startTime, endTime }))
    .filter(({ weekday }) => startDate === endDate || days.includes(weekday))
}

/** The session days, grouped by weekend. A session during the week belongs to the weekend before it. */
export function weekendsOf(program: Dated): string[][] {
  const days = programSessions(program).map(({ day }) => day)
  return [...Map.groupBy(days, saturdayBefore).values()]
}

/** The day itself if it is a Saturday. */
const saturdayBefore = (day: string): string => addDays(day, -((WEEKDAYS.indexOf(weekdayOf(day)) + 1) % 7))

/** The sessions on these days; all of them if none are given. */
export const sessionsOn = (program: Dated, days?: readonly string[] | null): Session[] =>
  programSessions(program).filter(({ weekday }) => !days?.length || days.includes(weekday))

/** The day of the last session, or the last day of a program without any. */
export const lastSession = (program: Dated): string => programSessions(program).at(-1)?.day ?? program.endDate

/** True from the day after the last session. */
export const hasEnded = (program: Dated, today: string): boolean => lastSession(program) < today

/** The calendar months from the first to the last day, 'YYYY-MM' (S-3). */
export function serviceMonths({ startDate, endDate }: Dated): string[] {
  return [...new Set(daysFromTo(startDate, endDate).map(monthOf))]
}

export function sessionsPerMonth(program: Dated): { month: string; sessions: number }[] {
  const days = programSessions(program).map(({ day }) => day)
  return serviceMonths(program).map((month) => ({
    month,
    sessions: days.filter((day) => monthOf(day) === month).length,
  }))
}

/** The service months that still have a session on these days, counting today's (S-3). Without days, on any day. */
export function remainingMonths(program: Dated, today: string, days: readonly string[] = []): string[] {
  const isOneDay = program.startDate === program.endDate
  const toCome = sessionsOn(program, isOneDay ? null : days).filter(({ day }) => day >= today)
  return [...new Set(toCome.map(({ day }) => monthOf(day)))]
}

/**
 * The months to bill when a family names none: the rest of the season on its chosen days. If the season is over, which
 * only the desk can enter, all of its months (S-7, E-4). Empty if the season goes on, but not on these days.
 */
export function monthsToBill(program: Dated, today: string, days: readonly string[] = []): string[] {
  const left = remainingMonths(program, today, days)
  const isOver = left.length === 0 && remainingMonths(program, today).length === 0
  return isOver ? serviceMonths(program) : left
}

export type DayKind = 'TRAINING' | 'GAME' | 'BOTH'

export interface CalendarMonth {
  month: string
  label: string
  /** Empty cells before the first day, in weeks that start on Sunday. */
  blanks: number
  days: { day: string; kind: DayKind | null }[]
}

export interface SeasonCalendar {
  months: CalendarMonth[]
  totals: { sessions: number; games: number }
}

/** The season month by month. `gameDays` lists a day once for each game on it (S-4). */
export function seasonCalendar(
  program: Dated,
  gameDays: readonly string[],
  isOff: (day: string) => boolean = () => false,
): SeasonCalendar {
  const training = new Set(
    programSessions(program)
      .map(({ day }) => day)
      .filter((day) => !isOff(day)),
  )
  const games = new Set(gameDays)
  const months = serviceMonths(program).map((month) => ({
    month,
    label: monthAndYear(month),
    blanks: WEEKDAYS.indexOf(weekdayOf(`${month}-01`)),
    days: daysOfMonth(month).map((day) => ({ day, kind: kindOf(training.has(day), games.has(day)) })),
  }))
  const shown = gameDays.filter((day) => months.some(({ month }) => month === monthOf(day)))
  return { months, totals: { sessions: training.size, games: shown.length } }
}

function kindOf(isTraining: boolean, isGame: boolean): DayKind | null {
  if (isTraining) return isGame ? 'BOTH' : 'TRAINING'
  return isGame ? 'GAME' : null
}

function daysOfMonth(month: string): string[] {
  const first = `${month}-01`
  return daysFromTo(first, addDays(first, 30)).filter((day) => monthOf(day) === month)
}
