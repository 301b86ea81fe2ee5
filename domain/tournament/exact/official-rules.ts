import { groupBy } from '../group-by.ts'
import { GAMES_IN_A_ROW, OFFICIAL_BREAK, WALK } from '../plan/limits.ts'
import { overlap } from '../plan/match-times.ts'
import type { Official } from '../plan/plan.ts'
import { nthList, nthNumber } from '../schedule/nth.ts'
import type { Problem } from '../schedule/problem.ts'
import { mostGames } from '../schedule/staffing.ts'
import type { Formula } from './formula.ts'
import type { KickOffs } from './kick-offs.ts'
import { addLeaders, leadersFound, type OfficialsInput, type Turn, turnsOf } from './turns.ts'

/** Reads from a solution who leads which game. */
export interface Leading {
  /** The official of each game; -1 if it needs none. */
  leaders: (isTrue: (literal: number) => boolean) => number[]
}

/** An official at work: the kick-off time and the duration. */
interface Duty {
  time: number
  elapsed: number
  literal: number
}

/**
 * H6, H7, H12 and H13. The model does not say who leads which game. Anybody at work whose own teams do not play may
 * lead any game of that kick-off, so it only has to count them. That leaves the solver far less to decide.
 */
export function addOfficialRules(
  formula: Formula,
  problem: Problem,
  kickOffs: KickOffs,
  input: OfficialsInput,
): Leading {
  const turns = turnsOf(formula, problem, kickOffs, input)
  for (const turn of turns) addLeaders(formula, problem, turn, input)
  const shares = input.officials.flatMap((official, n) => {
    const duties = dutiesOf(formula, problem, kickOffs, { official: n, turns, busyWith: input.busyWith })
    addWalks(formula, kickOffs.times, duties)
    addOwnTeams(formula, problem, kickOffs, {
      duties,
      closeTo: (game) => input.staffing.closeTo[game]?.includes(n) ?? false,
    })
    return addDayLimit(formula, kickOffs, { official, duties })
  })
  addTotal(formula, problem, {
    shares,
    open: problem.games.filter((_, game) => input.isOpen(game)).length,
  })
  return { leaders: (isTrue) => leadersFound(problem, turns, input, isTrue) }
}

/** When an official is at work, with a game that stays or a new one, in time order. One game at a time. */
function dutiesOf(
  formula: Formula,
  { games }: Problem,
  { at }: KickOffs,
  {
    official,
    turns,
    busyWith,
  }: { official: number; turns: readonly Turn[] } & Pick<OfficialsInput, 'busyWith'>,
): Duty[] {
  const given = turns.flatMap(({ time, elapsed, leads }) =>
    leads.filter((one) => one.official === official).map(({ literal }) => ({ time, elapsed, literal })),
  )
  const staying = games.flatMap(({ elapsed }, game) =>
    busyWith(game).includes(official)
      ? [...nthList(at, game)].map(([time, literal]) => ({ time, elapsed, literal }))
      : [],
  )
  const all = [...given, ...staying].sort((a, b) => a.time - b.time)
  for (const together of groupBy(all, ({ time }) => time).values())
    formula.atMost(
      together.map(({ literal }) => literal),
      1,
    )
  return all
}

/** H6: time to walk, and a break after three in a row. */
function addWalks(formula: Formula, times: readonly number[], duties: readonly Duty[]): void {
  const isOn = formula.switchOf('H6', -1)
  // For each duty, whether it is at least the second, third or fourth in a row.
  const inRow = duties.map(() => Array.from({ length: GAMES_IN_A_ROW }, () => formula.variable()))
  duties.forEach((next, n) => {
    duties.slice(0, n).forEach((before, m) => {
      const gap = nthNumber(times, next.time) - nthNumber(times, before.time) - before.elapsed
      if (next.time === before.time || gap >= OFFICIAL_BREAK) return
      if (gap < WALK) {
        formula.add(-isOn, -before.literal, -next.literal)
        return
      }
      const [earlier, later] = [nthList(inRow, m), nthList(inRow, n)]
      later.forEach((literal, j) => {
        formula.add(-before.literal, -next.literal, ...(j === 0 ? [] : [-nthNumber(earlier, j - 1)]), literal)
      })
    })
    formula.add(-isOn, -nthNumber(nthList(inRow, n), GAMES_IN_A_ROW - 1))
  })
}

/** H6: no more games in a day than agreed. Returns literals for a first game, a second, and so on. */
function addDayLimit(
  formula: Formula,
  { days }: KickOffs,
  { official, duties }: { official: Official; duties: readonly Duty[] },
): number[] {
  const most = mostGames(official)
  return [...new Set(days)].flatMap((day) => {
    const onDay = duties.filter(({ time }) => days[time] === day).map(({ literal }) => literal)
    const taken = formula.countAlong(onDay, most)
    for (const row of taken) {
      const tooMany = row[most]
      if (tooMany !== undefined) formula.addFor('H6', -1, -tooMany)
    }
    return taken.at(-1)?.slice(0, most) ?? []
  })
}

/** Redundant, but it speeds up the solver: the officials take on as many games as there are to lead. */
function addTotal(
  formula: Formula,
  { games }: Problem,
  { shares, open }: { shares: readonly number[]; open: number },
): void {
  if (open === 0) return
  const total = formula.countAlong(shares, open - 1).at(-1)?.[open - 1]
  const divisions = [...new Set(games.map(({ division }) => division))]
  formula.add(
    -formula.switchOf('H6', -1),
    ...divisions.map((division) => -formula.switchOf('H12', division)),
    ...(total === undefined ? [] : [total]),
  )
}

/** H7 and H13: nobody works while a team of their own plays, or may play. */
function addOwnTeams(
  formula: Formula,
  { games }: Problem,
  { times, at }: KickOffs,
  { duties, closeTo }: { duties: readonly Duty[]; closeTo: (game: number) => boolean },
): void {
  const isOn = formula.switchOf('H13', -1)
  games.forEach(({ elapsed }, game) => {
    if (!closeTo(game)) return
    for (const [time, literal] of nthList(at, game)) {
      const start = nthNumber(times, time)
      for (const duty of duties) {
        const from = nthNumber(times, duty.time)
        if (overlap(start, start + elapsed, from, from + duty.elapsed))
          formula.add(-isOn, -literal, -duty.literal)
      }
    }
  })
}
