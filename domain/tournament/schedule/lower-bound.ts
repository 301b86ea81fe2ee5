import { shirtsFor } from '../people/shirts.ts'
import { LONGEST_STAY, WEIGHTS } from '../plan/limits.ts'
import { nthGame, nthSlot } from './nth.ts'
import type { Game, PlaySlot, Problem } from './problem.ts'

export interface LowerBound {
  /** The part that depends on the times. */
  stay: number
  /** The part that is the same wherever the matches are. */
  fixed: number
  total: number
}

/** No plan for these matches scores lower than this. Parts without a bound of their own count as 0 (T-5). */
export function lowerBound(problem: Problem): LowerBound {
  const types = [...new Set(problem.divisions.map(({ pitchType }) => pitchType))]
  const stay = types.reduce((sum, type) => sum + stayBound(problem, type), 0) * WEIGHTS.Q1
  const fixed = shirtBound(problem) * WEIGHTS.Q7
  return { stay, fixed, total: stay + fixed }
}

/** Q1 on the pitches of one size: team by team, or by counting the seats at both ends of the day. */
function stayBound(problem: Problem, type: string): number {
  // Nobody knows yet who plays in a final, so finals do not count here.
  const games = problem.games.filter(
    ({ division, knockOut }) => !knockOut && problem.divisions[division]?.pitchType === type,
  )
  if (games.some(({ stays }) => stays >= 0) || games.length === 0) return 0
  const teams = problem.players.filter(
    ({ isTeam, division }) => isTeam && problem.divisions[division]?.pitchType === type,
  )
  const alone = teams.reduce((sum, { games: own }) => sum + shortestStay(problem, own), 0)
  return Math.max(alone, seatBound(problem, games, teams.length))
}

/** The least that a team stays beyond the limit if it had all the pitches to itself. */
function shortestStay({ games, slots, days }: Problem, own: readonly number[]): number {
  const [game] = own.map((n) => nthGame(games, n))
  if (game === undefined) return 0
  // On at least one day it plays at least this many.
  const count = Math.ceil(own.length / days.length)
  const apart = game.elapsed + game.rest
  const least = days.map((_, day) => {
    const starts = startsOf(slots, game.slots, day)
    const stays = starts.flatMap((first, n) => {
      let last = first
      let left = count - 1
      for (const start of starts.slice(n + 1)) {
        if (left === 0) break
        if (start - last < apart) continue
        last = start
        left -= 1
      }
      return left === 0 ? [last + game.elapsed - first] : []
    })
    return Math.max(0, Math.min(...stays) - LONGEST_STAY)
  })
  const best = Math.min(...least)
  return Number.isFinite(best) ? best : 0
}

/**
 * In a window shorter than a match plus rest no team plays twice, so each match there needs two more teams. Matches
 * that do not fit outside a window must be inside it. If an early and a late window together need more teams than there
 * are, some are in both, and each of these stays from one to the other.
 */
function seatBound({ slots, days }: Problem, games: readonly Game[], teams: number): number {
  const own = [...new Set(games.flatMap((game) => game.slots))]
  const apart = Math.min(...games.map(({ elapsed, rest }) => elapsed + rest))
  const elapsed = Math.min(...games.map((game) => game.elapsed))
  return days.reduce((sum, _, day) => {
    const starts = startsOf(slots, own, day)
    const windows = starts.flatMap((first, n) =>
      starts.slice(n).flatMap((last) => {
        if (last - first >= apart) return []
        const inside = own.filter((at) => isWithin(nthSlot(slots, at), first, last))
        return [{ first, last, teams: 2 * Math.max(0, games.length - (own.length - inside.length)) }]
      }),
    )
    let best = 0
    for (const early of windows)
      for (const late of windows) {
        const inBoth = early.teams + late.teams - teams
        const over = late.first + elapsed - early.last - LONGEST_STAY
        if (late.first > early.last && inBoth > 0 && over > 0) best = Math.max(best, inBoth * over)
      }
    return sum + best
  }, 0)
}

const isWithin = ({ start }: PlaySlot, first: number, last: number) => first <= start && start <= last

const startsOf = (slots: readonly PlaySlot[], own: readonly number[], day: number): number[] =>
  [...new Set(own.map((at) => nthSlot(slots, at)).filter((slot) => slot.day === day))]
    .map(({ start }) => start)
    .filter((start, n, all) => all.indexOf(start) === n)
    .sort((a, b) => a - b)

/** Q7: shirts that clash whichever team is at home. */
function shirtBound({ games, index }: Problem): number {
  return games.filter(({ id }) => {
    const { home, away } = index.match(id)
    if (home.teamId === null || away.teamId === null) return false
    return shirtsFor(index.team(home.teamId), index.team(away.teamId)).clash
  }).length
}
