import { GAMES_IN_A_ROW, GAMES_OF_A_MINOR, OFFICIAL_BREAK, WALK } from '../plan/limits.ts'
import { minutesOf } from '../plan/moment.ts'
import type { Official, Plan } from '../plan/plan.ts'
import { leadsMatches } from '../plan/score.ts'
import { contenders, sidesOf } from '../plan/sides.ts'
import { mostApart } from './most-apart.ts'
import type { Problem } from './problem.ts'

/** A set of officials, and all the games that nobody else may lead; what placing needs to know about them. */
export interface Crew {
  officials: number[]
  /** For each kick-off, how many of them are available. */
  there: number[]
  mostInDay: number[]
  /** Nobody can kick off a fourth game within this many minutes: three in a row, a break, another (H6). */
  rowMinutes: number
  /** For each kick-off, the most games that may kick off within `rowMinutes` from then. */
  mostInRow: number[]
  /** The most games in each window, which runs from an official's arrival to a departure or the end of the day. */
  mostInWindow: number[]
  /** For each kick-off, the windows that contain it. */
  windowsAt: number[][]
}

export interface Staffing {
  /** Every possible kick-off. */
  times: number[]
  /** For each slot, its index in `times`. */
  timeOf: number[]
  crews: Crew[]
  /** For each game, the crews that must lead it. */
  crewsOf: number[][]
  /** For each game, the officials close to a team that plays in it, or may (H13). */
  closeTo: number[][]
  /** For each official, whether they are available at each kick-off, and their crews. */
  isThere: boolean[][]
  crewsWith: number[][]
}

export const isThere = ({ availability }: Official, from: number, to: number): boolean =>
  availability.length === 0 ||
  availability.some(({ start, end }) => minutesOf(start) <= from && to <= minutesOf(end))

export const mostGames = ({ isMinor, maxGames }: Official): number =>
  isMinor ? Math.min(maxGames, GAMES_OF_A_MINOR) : maxGames

/** Without officials there is no limit, because they are added later. */
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
  const shortest = Math.min(...games.map(({ elapsed }) => elapsed))
  const rows = { problem, officials, times, shortest }
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
    isThere: officials.map((official) => times.map((time) => isThere(official, time, time + shortest))),
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
  /** The minutes of the shortest game. */
  shortest: number
}

function crewOf(set: number[], own: readonly number[], rows: CrewRows): Crew {
  const { problem, officials, times, shortest } = rows
  const members = set.flatMap((n) => officials[n] ?? [])
  const rowMinutes = GAMES_IN_A_ROW * shortest + (GAMES_IN_A_ROW - 1) * WALK + OFFICIAL_BREAK
  const windows = windowsOf(members, own, rows)
  const thereFrom = (from: number, to: number) =>
    members.filter((official) =>
      times.some((time) => from <= time && time < to && isThere(official, time, time + shortest)),
    )
  return {
    officials: set,
    there: times.map((time) => thereFrom(time, time + 1).length),
    mostInDay: problem.days.map((_, day) => {
      const starts = problem.slots.filter((slot) => slot.day === day).map(({ start }) => start)
      const there = members.filter((official) =>
        starts.some((start) => isThere(official, start, start + shortest)),
      )
      return there.reduce((sum, official) => sum + mostGames(official), 0)
    }),
    rowMinutes,
    mostInRow: times.map((time) => GAMES_IN_A_ROW * thereFrom(time, time + rowMinutes).length),
    mostInWindow: windows.map(({ most }) => most),
    windowsAt: times.map((time) =>
      windows.flatMap(({ from, to }, n) => (from <= time && time <= to ? [n] : [])),
    ),
  }
}

/**
 * If some officials come late or leave early, the capacity within a few hours is less than over the day. Between two
 * kick-offs at which somebody comes or leaves, each leads at most as many games as agreed and as fit. Windows that can
 * hold every game anyway are left out.
 */
function windowsOf(
  members: readonly Official[],
  own: readonly number[],
  { problem, times, shortest }: CrewRows,
) {
  if (members.every(({ availability }) => availability.length === 0)) return []
  return problem.days.flatMap((_, day) => {
    const starts = times.filter((time) =>
      problem.slots.some((slot) => slot.start === time && slot.day === day),
    )
    const thereAt = starts.map((time) => members.map((official) => isThere(official, time, time + shortest)))
    const changes = (one: number, other: number) => thereAt[one]?.join() !== thereAt[other]?.join()
    const froms = starts.filter((_, n) => n === 0 || changes(n - 1, n))
    const tos = starts.filter((_, n) => n === starts.length - 1 || changes(n, n + 1))
    return froms.flatMap((from) =>
      tos.flatMap((to) => {
        const inside = starts.filter((time) => from <= time && time <= to)
        const most = members.reduce((sum, official) => {
          const fitting = inside.filter((time) => isThere(official, time, time + shortest))
          return sum + Math.min(mostGames(official), mostApart(fitting, shortest + WALK))
        }, 0)
        return inside.length > 0 && most < own.length ? [{ from, to, most }] : []
      }),
    )
  })
}
