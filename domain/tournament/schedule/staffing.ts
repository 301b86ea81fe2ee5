import { GAMES_OF_A_MINOR } from '../plan/limits.ts'
import { minutesOf } from '../plan/moment.ts'
import type { Official, Plan } from '../plan/plan.ts'
import { leadsMatches } from '../plan/score.ts'
import type { Problem } from './problem.ts'

/** How many matches can be led at once and in a day: what placing needs to know of the officials (H6, H12). */
export interface Staffing {
  /** Every kick-off that there could be. */
  times: number[]
  /** For each slot, its place in `times`. */
  timeOf: number[]
  most: number[]
  mostInDay: number[]
}

export const isThere = ({ availability }: Official, from: number, to: number): boolean =>
  availability.length === 0 ||
  availability.some(({ start, end }) => minutesOf(start) <= from && to <= minutesOf(end))

export const mostGames = ({ isMinor, maxGames }: Official): number =>
  isMinor ? Math.min(maxGames, GAMES_OF_A_MINOR) : maxGames

/** Without officials there is no limit: they come later. */
export function staffingOf(plan: Plan, { slots, days }: Problem, assign: boolean): Staffing {
  const times = [...new Set(slots.map(({ start }) => start))].sort((a, b) => a - b)
  const leaders = plan.officials.filter(leadsMatches)
  const unlimited = (wanted: number) => (assign ? wanted : Number.POSITIVE_INFINITY)
  return {
    times,
    timeOf: slots.map(({ start }) => times.indexOf(start)),
    most: times.map((time) => unlimited(leaders.filter((official) => isThere(official, time, time)).length)),
    mostInDay: days.map((_, day) => {
      const onDay = slots.filter((slot) => slot.day === day)
      const there = leaders.filter((official) => onDay.some(({ start }) => isThere(official, start, start)))
      return unlimited(there.reduce((sum, official) => sum + mostGames(official), 0))
    }),
  }
}

/** Fewer games at once than there are officials: where too full a timetable left none of them a break. */
export const tightened = (staffing: Staffing, times: number): Staffing => ({
  ...staffing,
  most: staffing.most.map((most) => Math.max(1, Math.floor(most * 0.8 ** times))),
})
