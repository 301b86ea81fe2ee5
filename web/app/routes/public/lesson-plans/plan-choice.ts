import { AGE_BANDS, type AgeBand } from '@touchline/domain/lesson-plans/plan-types.ts'
import { type Dated, weekendsOf } from '@touchline/domain/programs/program-sessions.ts'

export const WEEKS = 15
/** With steps of seven, all fifteen weeks come up before one repeats. */
const SHUFFLE_STEP = 7

export interface PlanChoice {
  age: AgeBand
  week: number
  /** The week whose opening game is shown in addition, or null. */
  game: number | null
}

/** Reads the address; by default it is the week of the season's coming weekend, or the first. */
export function planChoice(query: URLSearchParams, today: string, season: Dated): PlanChoice {
  return {
    age: AGE_BANDS.find((band) => band === query.get('age')) ?? '6-8',
    week: weekFrom(query.get('week')) ?? comingWeek(today, season),
    game: weekFrom(query.get('game')),
  }
}

export function planPath({ age, week, game }: PlanChoice): string {
  const query = new URLSearchParams({ age, week: String(week) })
  if (game !== null) query.set('game', String(game))
  return `/lesson-plans?${query}`
}

/** The next game of the shuffle. */
export const shuffled = ({ week, game }: PlanChoice): number =>
  (((game ?? week) - 1 + SHUFFLE_STEP) % WEEKS) + 1

function weekFrom(text: string | null): number | null {
  const week = Number(text)
  return Number.isInteger(week) && week >= 1 && week <= WEEKS ? week : null
}

function comingWeek(today: string, season: Dated): number {
  const weekends = weekendsOf(season).slice(0, WEEKS)
  const next = weekends.findIndex((days) => days.some((day) => day >= today))
  return next === -1 ? 1 : next + 1
}
