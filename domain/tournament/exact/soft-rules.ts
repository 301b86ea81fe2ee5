import { LONGEST_STAY, WEIGHTS } from '../plan/limits.ts'
import { nthGame, nthList, nthNumber } from '../schedule/nth.ts'
import type { Player, Problem } from '../schedule/problem.ts'
import type { Formula } from './formula.ts'
import type { KickOffs } from './kick-offs.ts'
import type { TeamTimes } from './team-rules.ts'

/** A literal that is true where a soft rule is broken, and the least that this costs. */
export interface Cost {
  literal: number
  points: number
}

/**
 * Q1, the games played part of Q2, and Q3, encoded for a solver. A literal is forced to be true where its points are
 * due and is free elsewhere, so the total cost never exceeds the score. Rules left out here cost nothing.
 */
export function addSoftRules(
  formula: Formula,
  problem: Problem,
  kickOffs: KickOffs,
  teamTimes: readonly TeamTimes[],
): Cost[] {
  const daysOfTeam = problem.players.map((player, n) =>
    player.isTeam ? problem.days.map((_, day) => onDay(formula, kickOffs, nthList(teamTimes, n), day)) : [],
  )
  return [
    ...problem.players.flatMap((player, n) =>
      nthList(daysOfTeam, n).flatMap((own) => stayCosts(formula, problem, kickOffs, { player, own })),
    ),
    ...problem.index.plan.groups.flatMap((_, group) =>
      groupCosts(formula, problem, kickOffs, { group, teamTimes }),
    ),
    ...problem.days.flatMap((_, day) =>
      endCosts(formula, problem, kickOffs, {
        day,
        teams: daysOfTeam.flatMap((days) => days[day] ?? []),
      }),
    ),
  ]
}

/** A day's kick-offs as literals: whether there is one at, up to, and from each time on. */
interface DayTimes {
  times: number[]
  kicksOff: number[]
  begun: number[]
  toCome: number[]
}

function dayTimes(formula: Formula, times: number[], kicksOff: number[]): DayTimes {
  const along = (literals: readonly number[]) =>
    formula.countAlong(literals, 0).map((row) => nthNumber(row, 0))
  return { times, kicksOff, begun: along(kicksOff), toCome: along(kicksOff.toReversed()).reverse() }
}

function onDay(formula: Formula, { days }: KickOffs, { times, kicksOff }: TeamTimes, day: number): DayTimes {
  const own = times.flatMap((time, n) => (days[time] === day ? [n] : []))
  return dayTimes(
    formula,
    own.map((n) => nthNumber(times, n)),
    own.map((n) => nthNumber(kicksOff, n)),
  )
}

/** Q1: for each possible length beyond the limit, whether the team stays that long. */
function stayCosts(
  formula: Formula,
  { games }: Problem,
  { times: minutes }: KickOffs,
  { player, own }: { player: Player; own: DayTimes },
): Cost[] {
  const { elapsed } = nthGame(games, nthNumber(player.games, 0))
  const starts = own.times.map((time) => nthNumber(minutes, time))
  const over = (first: number, last: number) =>
    nthNumber(starts, last) + elapsed - nthNumber(starts, first) - LONGEST_STAY
  const lengths = [...new Set(starts.flatMap((_, first) => starts.map((__, last) => over(first, last))))]
    .filter((length) => length > 0)
    .sort((a, b) => a - b)
  let shorter: Cost | null = null
  let counted = 0
  return lengths.map((length) => {
    const cost: Cost = { literal: formula.variable(), points: (length - counted) * WEIGHTS.Q1 }
    starts.forEach((_, first) => {
      const last = starts.findIndex((__, n) => over(first, n) >= length)
      if (last >= 0) formula.add(-nthNumber(own.begun, first), -nthNumber(own.toCome, last), cost.literal)
    })
    if (shorter !== null) formula.add(-cost.literal, shorter.literal)
    shorter = cost
    counted = length
    return cost
  })
}

/** Q2: after each kick-off of the group, by how many games above one a team is ahead. */
function groupCosts(
  formula: Formula,
  { games, players, index }: Problem,
  { times, at }: KickOffs,
  { group, teamTimes }: { group: number; teamTimes: readonly TeamTimes[] },
): Cost[] {
  const ids = new Set(
    index.plan.teams.filter(({ groupId }) => groupId === index.plan.groups[group]?.id).map(({ id }) => id),
  )
  // A team that already knows its final also has games that do not count here. Leaving it out only lowers the bound.
  const teams = players.flatMap((player, n) =>
    ids.has(player.key) && player.games.every((game) => nthGame(games, game).group === group) ? [n] : [],
  )
  const most = Math.max(0, ...teams.map((n) => players[n]?.games.length ?? 0))
  return times.flatMap((_, time) => {
    const wave = games.flatMap((game, n) => (game.group === group ? (nthList(at, n).get(time) ?? []) : []))
    if (wave.length === 0) return []
    const played = teams.map((n) => playedBy(nthList(teamTimes, n), time))
    return aheadCosts(formula, { isOn: formula.either(wave), played, most })
  })
}

/** Literals that a team has played at least 1, 2, 3 … games by a time. Shorter if so many are not possible yet. */
function playedBy({ times, played }: TeamTimes, time: number): number[] {
  const n = times.findLastIndex((own) => own <= time)
  return n < 0 ? [] : nthList(played, n)
}

function aheadCosts(
  formula: Formula,
  { isOn, played, most }: { isOn: number; played: readonly number[][]; most: number },
): Cost[] {
  // Whether some team has played at least this many, and whether some team has not.
  const levels = Array.from({ length: most }, (_, j) => {
    const [some, missing] = [formula.variable(), formula.variable()]
    for (const counts of played) {
      const counted = counts[j]
      if (counted !== undefined) formula.add(-counted, some)
      formula.add(...(counted === undefined ? [] : [counted]), missing)
    }
    return { some, missing }
  })
  return Array.from({ length: Math.max(0, most - 1) }, (_, n) => {
    const cost: Cost = { literal: formula.variable(), points: WEIGHTS.Q2 }
    // One team has at least j + n + 2 games and another at most j, so it is n + 2 behind.
    levels.forEach(({ missing }, j) => {
      const ahead = levels[j + n + 1]
      if (ahead) formula.add(-isOn, -ahead.some, -missing, cost.literal)
    })
    return cost
  })
}

/** Q3: teams with both the first and the last kick-off of a day. */
function endCosts(
  formula: Formula,
  { games }: Problem,
  { days, at }: KickOffs,
  { day, teams }: { day: number; teams: readonly DayTimes[] },
): Cost[] {
  const all = days.flatMap((own, time) => {
    const literals = own === day ? games.flatMap((_, game) => nthList(at, game).get(time) ?? []) : []
    return literals.length === 0 ? [] : [{ time, any: formula.either(literals) }]
  })
  const whole = dayTimes(
    formula,
    all.map(({ time }) => time),
    all.map(({ any }) => any),
  )
  // If there is only one kick-off, nobody waits from the first to the last.
  const isSingle = formula.variable()
  whole.begun.slice(0, -1).forEach((begun, n) => {
    formula.add(-isSingle, -begun, -nthNumber(whole.toCome, n + 1))
  })
  return teams.map(({ times, kicksOff }) => {
    const [opens, closes] = [formula.variable(), formula.variable()]
    kicksOff.forEach((literal, n) => {
      const here = whole.times.indexOf(nthNumber(times, n))
      const [before, after] = [whole.begun[here - 1], whole.toCome[here + 1]]
      formula.add(-literal, ...(before === undefined ? [] : [before]), opens)
      formula.add(-literal, ...(after === undefined ? [] : [after]), closes)
    })
    const cost: Cost = { literal: formula.variable(), points: WEIGHTS.Q3 }
    formula.add(-opens, -closes, isSingle, cost.literal)
    return cost
  })
}
