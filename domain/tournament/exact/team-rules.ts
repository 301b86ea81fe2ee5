import type { Match } from '../plan/plan.ts'
import { isKnockOut, sideKey, sidesOf } from '../plan/sides.ts'
import { nthGame, nthList, nthNumber } from '../schedule/nth.ts'
import type { Player, Problem } from '../schedule/problem.ts'
import type { Formula } from './formula.ts'
import type { KickOffs } from './kick-offs.ts'

/** When a team, or a place in the finals, kicks off, as literals. */
export interface TeamTimes {
  /** The times at which it may kick off, as indexes into all times. */
  times: number[]
  kicksOff: number[]
  /** For each of these times, whether it has kicked off at least once by then, at least twice, and so on. */
  played: number[][]
}

/** H1, H2, H3, H10 and H11: what a team can bear, and which games come after which. One row per player. */
export function addTeamRules(formula: Formula, problem: Problem, kickOffs: KickOffs): TeamTimes[] {
  const rows = problem.players.map((player) => {
    const times = addRest(formula, problem, kickOffs, player)
    if (player.isTeam) addDayLimit(formula, problem, kickOffs, player)
    if (player.halfDay) addHalfDay(formula, kickOffs, player)
    return times
  })
  addPrecedences(formula, problem, kickOffs)
  return rows
}

/** A player kicks off once at a time, and again only after the match and its rest. */
function addRest(formula: Formula, { games }: Problem, { times, at }: KickOffs, player: Player): TeamTimes {
  const atTime = new Map<number, number[]>()
  for (const game of player.games)
    for (const [time, literal] of nthList(at, game)) atTime.set(time, [...(atTime.get(time) ?? []), literal])
  const order = [...atTime].sort(([a], [b]) => a - b)
  for (const [, literals] of order) formula.atMost(literals, 1)
  const starts = order.map(([time]) => nthNumber(times, time))
  const kicksOff = order.map(([, literals]) => formula.either(literals))
  const played = formula.countAlong(kicksOff, player.games.length - 1)
  formula.add(...(played.at(-1)?.slice(player.games.length - 1) ?? []))
  const { elapsed, rest } = nthGame(games, player.games[0] ?? 0)
  const isOn = formula.switchOf('H2', player.division)
  for (const { apart, off } of [
    { apart: elapsed, off: [] },
    { apart: elapsed + rest, off: [-isOn] },
  ])
    starts.forEach((start, n) => {
      // A player with this many games by now had played one fewer before the last match and its rest.
      let before = n
      while (before >= 0 && nthNumber(starts, before) > start - apart) before -= 1
      nthList(played, n).forEach((counted, j) => {
        if (j === 0) return
        const fewer = played[before]?.[j - 1]
        formula.add(...off, -counted, ...(fewer === undefined ? [] : [fewer]))
      })
      for (let earlier = before + 1; earlier < n; earlier += 1)
        formula.add(...off, -nthNumber(kicksOff, earlier), -nthNumber(kicksOff, n))
    })
  return { times: order.map(([time]) => time), kicksOff, played }
}

/** H3: no more games in a day than its minutes allow, whatever path a team takes through the finals. */
function addDayLimit(
  formula: Formula,
  problem: Problem,
  { at, days: dayOf }: KickOffs,
  player: Player,
): void {
  const { games, days } = problem
  const most = Math.floor(player.mostMinutes / nthGame(games, player.games[0] ?? 0).playing)
  const isOn = formula.switchOf('H3', player.division)
  const ofGroup = player.games.filter((game) => !nthGame(games, game).knockOut)
  for (const path of knockOutPaths(problem, player)) {
    const all = [...new Set([...ofGroup, ...path])]
    if (all.length <= most) continue
    if (days.length === 1) formula.add(-isOn)
    else
      days.forEach((_, day) => {
        const onDay = all.flatMap((game) => {
          const literals = [...nthList(at, game)].filter(([time]) => dayOf[time] === day)
          return literals.length === 0 ? [] : [formula.either(literals.map(([, literal]) => literal))]
        })
        formula.atMost(onDay, most, isOn)
      })
  }
}

/** H10 */
function addHalfDay(formula: Formula, { at, halves: halfOf }: KickOffs, player: Player): void {
  const halves = new Map<number, number>()
  for (const game of player.games)
    for (const [time, literal] of nthList(at, game)) {
      const half = nthNumber(halfOf, time)
      const chosen = halves.get(half) ?? formula.variable()
      halves.set(half, chosen)
      formula.add(-literal, chosen)
    }
  formula.atMost([...halves.values()], 1, formula.switchOf('H10', player.division))
}

/** H11 */
function addPrecedences(
  formula: Formula,
  { games, precedences }: Problem,
  { times, at, by }: KickOffs,
): void {
  for (const { before, after } of precedences) {
    const { elapsed, rest, division } = nthGame(games, before)
    for (const [time, literal] of nthList(at, after)) {
      const latest = nthNumber(times, time) - elapsed - rest
      const inTime = [...nthList(by, before)].findLast(([other]) => nthNumber(times, other) <= latest)
      formula.addFor('H11', division, -literal, ...(inTime ? [inTime[1]] : []))
    }
  }
}

/** The knock-out games that a team may play on one path through the finals, one list per path (H3). */
function knockOutPaths({ games, index }: Problem, { key: teamId }: Player): number[][] {
  const finals = index.plan.matches.filter(isKnockOut)
  const gameAt = new Map(games.map(({ id }, n) => [id, n]))
  const withSide = (key: string) =>
    finals.filter((match) => sidesOf(match).some((side) => sideKey(side) === key))
  const after = ({ id }: Match): Match[][] => {
    const ways = [`WINNER ${id}`, `LOSER ${id}`].flatMap((key) => withSide(key).flatMap(from))
    return ways.length > 0 ? ways : [[]]
  }
  const from = (match: Match): Match[][] => after(match).map((way) => [match, ...way])
  const own = withSide(teamId)
  const { groupId } = index.team(teamId)
  const places = finals
    .flatMap(sidesOf)
    .filter((side) => side.teamId === null && side.from?.kind === 'PLACE' && side.from.groupId === groupId)
  const ways =
    own.length > 0
      ? own.flatMap((match) => after(match).map((way) => [...own, ...way]))
      : places.flatMap((side) => withSide(sideKey(side)).flatMap(from))
  const paths = ways.map((way) => way.flatMap(({ id }) => gameAt.get(id) ?? []))
  return paths.length > 0 ? paths : [[]]
}
