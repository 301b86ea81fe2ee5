import { GAMES_IN_A_ROW, OFFICIAL_BREAK, WALK } from '../plan/limits.ts'
import { overlap } from '../plan/match-times.ts'
import type { Official } from '../plan/plan.ts'
import { nthList, nthNumber } from '../schedule/nth.ts'
import type { Problem } from '../schedule/problem.ts'
import { isThere, mostGames, type Staffing } from '../schedule/staffing.ts'
import type { Formula } from './formula.ts'
import type { KickOffs } from './kick-offs.ts'

/** Who leads what, in literals. */
export interface Leading {
  /** For each game: the literals of the officials who may lead it, each at each time. */
  ledBy: { official: number; literal: number }[][]
}

export interface OfficialsInput {
  officials: readonly Official[]
  staffing: Staffing
  /** The games that are given a leader. */
  isOpen: (game: number) => boolean
  /** Who is busy with a game that stays. */
  busyWith: (game: number) => number[]
  ableFor: (game: number) => number[]
}

/** An official at work: from one kick-off for so long. */
interface Duty {
  time: number
  elapsed: number
  literal: number
}

/** H6, H7, H12 and H13. */
export function addOfficialRules(
  formula: Formula,
  problem: Problem,
  kickOffs: KickOffs,
  input: OfficialsInput,
): Leading {
  const { games } = problem
  const { times, at } = kickOffs
  const ledBy: Leading['ledBy'] = games.map(() => [])
  const dutiesOf = input.officials.map(
    () => new Map<string, { time: number; elapsed: number; literals: number[] }>(),
  )
  const note = (official: number, time: number, { elapsed, literal }: Omit<Duty, 'time'>) => {
    const own = nthList(dutiesOf, official)
    const known = own.get(`${time} ${elapsed}`) ?? { time, elapsed, literals: [] }
    known.literals.push(literal)
    own.set(`${time} ${elapsed}`, known)
  }
  games.forEach(({ elapsed, division }, game) => {
    for (const [time, literal] of nthList(at, game)) {
      for (const official of input.busyWith(game)) note(official, time, { elapsed, literal })
      if (!input.isOpen(game)) continue
      const start = nthNumber(times, time)
      const leads = input
        .ableFor(game)
        .filter((official) => isThere(nthList(input.officials, official), start, start + elapsed))
        .map((official) => ({ official, literal: formula.variable() }))
      for (const one of leads) {
        formula.add(-one.literal, literal)
        note(one.official, time, { elapsed, literal: one.literal })
        nthList(ledBy, game).push(one)
      }
      formula.addFor('H12', division, -literal, ...leads.map((one) => one.literal))
    }
  })
  input.officials.forEach((official, n) => {
    const duties = [...nthList(dutiesOf, n).values()].sort((a, b) => a.time - b.time)
    for (const time of new Set(duties.map((duty) => duty.time)))
      formula.atMost(
        duties.filter((duty) => duty.time === time).flatMap(({ literals }) => literals),
        1,
      )
    const atWork = duties.map(({ time, elapsed, literals }) => ({
      time,
      elapsed,
      literal: formula.either(literals),
    }))
    addWalks(formula, times, atWork)
    addDayLimit(formula, kickOffs, { official, duties: atWork })
    addOwnTeams(formula, problem, kickOffs, {
      duties: atWork,
      closeTo: (game) => input.staffing.closeTo[game]?.includes(n) ?? false,
    })
  })
  addCrews(formula, problem, kickOffs, input)
  return { ledBy }
}

/** H6: time to walk, and a break after three in a row. */
function addWalks(formula: Formula, times: readonly number[], duties: readonly Duty[]): void {
  const isOn = formula.switchOf('H6', -1)
  // For each duty: that it is at least the second, the third, the fourth in a row.
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

/** H6: no more in a day than agreed. */
function addDayLimit(
  formula: Formula,
  { days }: KickOffs,
  { official, duties }: { official: Official; duties: readonly Duty[] },
): void {
  for (const day of new Set(days)) {
    const onDay = duties.filter(({ time }) => days[time] === day).map(({ literal }) => literal)
    formula.atMost(onDay, mostGames(official), formula.switchOf('H6', -1))
  }
}

/** H13 */
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

/** What follows from the rest, said once more: at no kick-off more games than officials who may lead them. */
function addCrews(
  formula: Formula,
  { games }: Problem,
  { at }: KickOffs,
  { staffing, isOpen }: OfficialsInput,
): void {
  const allLed = formula.variable()
  const divisions = [...new Set(games.map(({ division }) => division))]
  formula.add(...divisions.map((division) => -formula.switchOf('H12', division)), allLed)
  staffing.crews.forEach(({ there }, crew) => {
    const own = games.flatMap((_, game) =>
      isOpen(game) && staffing.crewsOf[game]?.includes(crew) ? [game] : [],
    )
    there.forEach((count, time) => {
      formula.atMost(
        own.flatMap((game) => nthList(at, game).get(time) ?? []),
        count,
        allLed,
      )
    })
  })
}
