import { listOf } from '../../words.ts'
import { divisionName } from '../plan/division.ts'
import { CHANGEOVER } from '../plan/limits.ts'
import type { Division, Match, Plan } from '../plan/plan.ts'
import type { PlanIndex } from '../plan/plan-index.ts'
import { leadsMatches } from '../plan/score.ts'
import { contenders, sideName, sidesOf } from '../plan/sides.ts'
import { mostApart } from './most-apart.ts'
import { nthSlot } from './nth.ts'
import type { Game, Player, Problem } from './problem.ts'
import { type Reason, reason } from './reasons.ts'
import type { Staffing } from './staffing.ts'

/** Reasons why no plan can exist, found without a search (T-7, T-42). */
export function impossibilities(problem: Problem): Reason[] {
  const perDivision = (reasonsOf: (division: Division, games: Game[], n: number) => Reason[]) =>
    problem.divisions.flatMap((division, n) =>
      reasonsOf(
        division,
        problem.games.filter((game) => game.division === n && game.stays < 0),
        n,
      ),
    )
  // The simplest reason first: with too few slots, nobody cares about rest.
  const counts = [
    () => perDivision((division, [game], n) => (game ? forOneTeam(problem, division, game, n) : [])),
    () => slotsShortBySize(problem),
    () => perDivision((division, games) => tooMuchForAll(problem, division, games)),
  ]
  return counts.reduce<Reason[]>((found, count) => (found.length > 0 ? found : count()), [])
}

function forOneTeam(problem: Problem, division: Division, game: Game, n: number): Reason[] {
  const missing = slotsMissing(problem, division, game)
  if (missing) return [missing]
  // Teams with some matches that stay are left to the search.
  const players = problem.players.filter(
    (player) =>
      player.isTeam &&
      player.division === n &&
      player.games.every((at) => (problem.games[at]?.stays ?? 0) < 0),
  )
  return tooMuchForATeam(problem, division, game, players)
}

function slotsMissing(
  { slots, index: { plan } }: Problem,
  division: Division,
  { slots: own, elapsed }: Game,
) {
  if (own.length > 0) return null
  const name = divisionName(division)
  const ofType = slots.filter(
    ({ pitch, isFree }) => isFree && plan.pitches[pitch]?.type === division.pitchType,
  )
  if (ofType.length === 0)
    return plan.pitches.some(({ type }) => type === division.pitchType)
      ? reason('H5', `${name} needs a slot on a ${division.pitchType} pitch, but none is left`)
      : reason('H4', `${name} needs a ${division.pitchType} pitch, but there isn’t one`)
  const longest = Math.max(...ofType.map(({ start, end }) => end - start))
  const needed = elapsed + CHANGEOVER
  return longest < needed
    ? reason('H9', `${name} needs slots of ${needed} minutes, but the longest has ${longest}`)
    : reason('H8', `every slot of ${name} runs into a ceremony or a meal`)
}

/** One reason per division, with its busiest team as the example. */
function tooMuchForATeam(
  problem: Problem,
  division: Division,
  game: Game,
  players: readonly Player[],
): Reason[] {
  const name = divisionName(division)
  const asked = Math.max(0, ...players.map(({ games }) => games.length))
  const own = game.slots.map((n) => nthSlot(problem.slots, n))
  const perDay = Math.floor(division.maxMinutesPerDay / game.playing)
  const halfDay = players.some((player) => player.halfDay)
  const stretches = (halfDay ? 'half' : 'day') as 'half' | 'day'
  const starts = [...new Set(own.map((slot) => slot[stretches]))].map((at) =>
    own.filter((slot) => slot[stretches] === at).map(({ start }) => start),
  )
  const rested = starts.map((times) => mostApart(times, game.elapsed + game.rest))
  // A half-day is one period, whichever it is. Otherwise the games of all days add up.
  const holds = (counts: readonly number[]) =>
    halfDay ? Math.max(0, ...counts) : counts.reduce((a, b) => a + b, 0)
  const reasons: Reason[] = []
  if (asked > holds(rested.map(() => perDay))) {
    const sentence = `${name}: ${asked} games of ${game.playing} minutes per team, but the most is ${division.maxMinutesPerDay} minutes a day`
    reasons.push(reason('H3', sentence))
  }
  if (asked > holds(rested)) {
    const rule = halfDay && asked <= rested.reduce((a, b) => a + b, 0) ? 'H10' : 'H2'
    const sentence = `${name}: with ${game.rest} minutes of rest, a team can play ${holds(rested)} games in ${halfDay ? 'a half-day' : 'the time available'}, but ${asked} are planned`
    reasons.push(reason(rule, sentence))
  }
  return reasons
}

/** A division whose teams rest at the same time, with too little room in between for its matches (T-42). */
function tooMuchForAll(problem: Problem, division: Division, games: readonly Game[]): Reason[] {
  // Nobody knows yet who plays in a final, so finals do not count here.
  const known = games.filter(({ sides }) => sides.every((side) => problem.players[side]?.isTeam))
  const [game] = known
  if (game === undefined) return []
  const teams = new Set(known.flatMap(({ sides }) => sides)).size
  const most = mostRested(
    game.slots.map((slot) => nthSlot(problem.slots, slot).start),
    { apart: game.elapsed + game.rest, atOnce: Math.floor(teams / 2) },
  )
  if (known.length <= most) return []
  const sentence = `${divisionName(division)}: with ${game.rest} minutes of rest, ${teams} teams can play ${most} matches in the time available, but ${known.length} are planned`
  return [reason('H2', sentence)]
}

/** More matches than slots of their size. */
function slotsShortBySize({ games, divisions }: Problem): Reason[] {
  const types = [...new Set(divisions.map(({ pitchType }) => pitchType))]
  return types.flatMap((type) => {
    const wanted = games.filter(({ division, stays }) => stays < 0 && divisions[division]?.pitchType === type)
    const free = new Set(wanted.flatMap((game) => game.slots))
    for (const { stays } of games) free.delete(stays)
    if (wanted.length <= free.size) return []
    return [
      reason('H5', `${wanted.length} matches need a ${type} pitch, but there are only ${free.size} slots`),
    ]
  })
}

/** Enough slots, but not for every match; found when `fill` could not place them. */
export function slotsShort({ slots, index: { plan } }: Problem): Reason[] {
  const pitches = [...new Set(slots.map(({ pitch }) => plan.pitches[pitch]?.name ?? ''))]
  return [reason('H5', `there aren’t enough slots on ${listOf(pitches, 'and')} for every match`)]
}

/** H6, H7 and H12 that cannot be met, however the matches are placed. */
export function officialsShort(plan: Plan, { games, index }: Problem, staffing: Staffing): Reason[] {
  const leaders = plan.officials.filter(leadsMatches)
  if (leaders.length === 0) return [reason('H12', 'there are no referees or game leaders yet')]
  const most = staffing.crews[0]?.mostInDay.reduce((sum, count) => sum + count, 0) ?? 0
  if (games.length > most)
    return [reason('H6', `there are ${games.length} matches, but the officials can only take ${most}`)]
  const open = games.filter(({ stays }) => stays < 0).map(({ id }) => index.match(id))
  const ableFor = ({ divisionId }: Match) =>
    leaders.filter(({ roles }) => roles.includes('REFEREE') || !index.division(divisionId).recordsResults)
  const leaderless = open.filter((match) => ableFor(match).length === 0)
  if (leaderless.length > 0)
    return [
      reason(
        'H12',
        `there are only game leaders, but a referee is needed for ${pairings(index, leaderless)}`,
      ),
    ]
  const partial = open.filter((match) => {
    const teams = sidesOf(match).flatMap((side) => contenders(index, side))
    return ableFor(match).every(({ conflictTeamIds }) => conflictTeamIds.some((id) => teams.includes(id)))
  })
  if (partial.length === 0) return []
  return [reason('H7', `every referee has a conflict of interest in ${pairings(index, partial)}`)]
}

/** 'Koi – Drums', and how many more. These matches have no numbers yet. */
function pairings(index: PlanIndex, matches: readonly Match[]): string {
  const [first] = matches.map((match) =>
    sidesOf(match)
      .map((side) => sideName(index, side))
      .join(' – '),
  )
  return matches.length > 1 ? `${first} and ${matches.length - 1} more` : `${first}`
}

/**
 * The most matches that fit these kick-offs if every team rests between games. In a period shorter than a match plus
 * rest no team plays twice, so it holds at most half as many matches as there are teams. The kick-offs are split into
 * such periods in the most restrictive way, which limits every schedule.
 */
export function mostRested(
  starts: readonly number[],
  { apart, atOnce }: { apart: number; atOnce: number },
): number {
  const inOrder = starts.toSorted((a, b) => a - b)
  // For the first n kick-offs, the smallest limit of any split.
  const room = [0]
  inOrder.forEach((last, n) => {
    let least = Number.POSITIVE_INFINITY
    for (let first = n; first >= 0 && last - (inOrder[first] ?? 0) < apart; first -= 1)
      least = Math.min(least, (room[first] ?? 0) + Math.min(n - first + 1, atOnce))
    room.push(least)
  })
  return room.at(-1) ?? 0
}
