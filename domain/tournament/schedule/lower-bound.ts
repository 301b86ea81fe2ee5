import { shirtsFor } from '../people/shirts.ts'
import { LONGEST_STAY, WEIGHTS } from '../plan/limits.ts'
import { nthGame, nthSlot } from './nth.ts'
import type { Game, PlaySlot, Problem } from './problem.ts'

export interface LowerBound {
  /** Of what depends on the times. */
  stay: number
  /** What is the same wherever the matches are. */
  fixed: number
  total: number
}

/** No plan for these matches scores less than this. What is not bounded here is bounded by 0 (T-5). */
export function lowerBound(problem: Problem): LowerBound {
  const types = [...new Set(problem.divisions.map(({ pitchType }) => pitchType))]
  const stay = types.reduce((sum, type) => sum + stayBound(problem, type), 0) * WEIGHTS.Q1
  const fixed = shirtBound(problem) * WEIGHTS.Q7
  return { stay, fixed, total: stay + fixed }
}

/** Q1 on the pitches of one size: each team for itself, or by counting the seats at both ends of the day. */
function stayBound(problem: Problem, type: string): number {
  // Whose match a final is nobody knows yet, so it counts for nobody.
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

/** The least a team stays beyond the limit, were all the pitches its own. */
function shortestStay({ games, slots, days }: Problem, own: readonly number[]): number {
  const [game] = own.map((n) => nthGame(games, n))
  if (game === undefined) return 0
  // On some day it plays at least so many.
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
 * In a window shorter than a match and its rest no team plays twice, so a match there is two teams. What does not fit
 * outside a window must be in it. With an early and a late window that hold more teams than there are, some are in
 * both, and each of those stays from the one to the other.
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

/** Q7: shirts that clash whoever is at home. */
function shirtBound({ games, index }: Problem): number {
  return games.filter(({ id }) => {
    const { home, away } = index.match(id)
    if (home.teamId === null || away.teamId === null) return false
    return shirtsFor(index.team(home.teamId), index.team(away.teamId)).clash
  }).length
}
