import { GAMES_IN_A_ROW, GAMES_OF_A_MINOR, OFFICIAL_BREAK, WALK } from '../plan/limits.ts'
import { minutesOf } from '../plan/moment.ts'
import type { Official, Plan } from '../plan/plan.ts'
import { leadsMatches } from '../plan/score.ts'
import { contenders, sidesOf } from '../plan/sides.ts'
import { nthGame } from './nth.ts'
import type { Problem } from './problem.ts'

/** Officials, and all the games that nobody else may lead: what placing needs to know of them. */
export interface Crew {
  officials: number[]
  /** For each kick-off, how many of them are there. */
  there: number[]
  mostInDay: number[]
  /** In less than these minutes nobody kicks off a fourth game: three in a row, a break, another (H6). */
  rowMinutes: number
  /** For each kick-off, the most games that may kick off from then on within `rowMinutes`. */
  mostInRow: number[]
}

export interface Staffing {
  /** Every kick-off that there could be. */
  times: number[]
  /** For each slot, its place in `times`. */
  timeOf: number[]
  crews: Crew[]
  /** For each game, the crews that have to lead it. */
  crewsOf: number[][]
  /** For each game, the officials who are close to a team that plays in it, or may (H13). */
  closeTo: number[][]
  /** For each official, whether they are there at each kick-off, and their crews. */
  isThere: boolean[][]
  crewsWith: number[][]
}

export const isThere = ({ availability }: Official, from: number, to: number): boolean =>
  availability.length === 0 ||
  availability.some(({ start, end }) => minutesOf(start) <= from && to <= minutesOf(end))

export const mostGames = ({ isMinor, maxGames }: Official): number =>
  isMinor ? Math.min(maxGames, GAMES_OF_A_MINOR) : maxGames

/** Without officials there is no limit: they come later. */
export function staffingOf(plan: Plan, problem: Problem, assign: boolean): Staffing {
  const { slots, games, index } = problem
  const times = [...new Set(slots.map(({ start }) => start))].sort((a, b) => a - b)
  const officials = assign ? plan.officials.filter(leadsMatches) : []
  const closeTo = games.map(({ id }) => {
    const teams = sidesOf(index.match(id)).flatMap((side) => contenders(index, side))
    return officials.flatMap(({ conflictTeamIds }, n) =>
      conflictTeamIds.some((team) => teams.includes(team)) ? [n] : [],
    )
  })
  const ableFor = games.map(({ division }, game) =>
    officials.flatMap(({ roles }, n) => {
      const mayLead = roles.includes('REFEREE') || !problem.divisions[division]?.recordsResults
      return mayLead && !closeTo[game]?.includes(n) ? [n] : []
    }),
  )
  const sets = assign ? distinct([officials.map((_, n) => n), ...ableFor]) : []
  const rows = { problem, officials, times }
  const crews = sets
    .map((set) => ({
      set,
      games: ableFor.flatMap((able, n) => (able.every((one) => set.includes(one)) ? [n] : [])),
    }))
    .map(({ set, games: own }) => ({ games: own, crew: crewOf(set, own, rows) }))
    .filter(({ games: own, crew }, n) => n === 0 || own.length > Math.min(...crew.there))
  return {
    times,
    timeOf: slots.map(({ start }) => times.indexOf(start)),
    crews: crews.map(({ crew }) => crew),
    crewsOf: games.map((_, game) => crews.flatMap((one, n) => (one.games.includes(game) ? [n] : []))),
    closeTo,
    isThere: officials.map((official) => times.map((time) => isThere(official, time, time))),
    crewsWith: officials.map((_, n) =>
      crews.flatMap(({ crew }, at) => (crew.officials.includes(n) ? [at] : [])),
    ),
  }
}

const distinct = (sets: readonly number[][]): number[][] => [
  ...new Map(sets.filter(({ length }) => length > 0).map((set) => [set.join(), set])).values(),
]

interface CrewRows {
  problem: Problem
  officials: readonly Official[]
  times: readonly number[]
}

function crewOf(set: number[], own: readonly number[], { problem, officials, times }: CrewRows): Crew {
  const members = set.flatMap((n) => officials[n] ?? [])
  const shortest = Math.min(...own.map((game) => nthGame(problem.games, game).elapsed))
  const rowMinutes = GAMES_IN_A_ROW * shortest + (GAMES_IN_A_ROW - 1) * WALK + OFFICIAL_BREAK
  const thereFrom = (from: number, to: number) =>
    members.filter((official) =>
      times.some((time) => from <= time && time < to && isThere(official, time, time)),
    )
  return {
    officials: set,
    there: times.map((time) => thereFrom(time, time + 1).length),
    mostInDay: problem.days.map((_, day) => {
      const starts = problem.slots.filter((slot) => slot.day === day).map(({ start }) => start)
      const there = members.filter((official) => starts.some((start) => isThere(official, start, start)))
      return there.reduce((sum, official) => sum + mostGames(official), 0)
    }),
    rowMinutes,
    mostInRow: times.map((time) => GAMES_IN_A_ROW * thereFrom(time, time + rowMinutes).length),
  }
}
