import { nthGame, nthInt, nthList, nthNumber, nthSlot } from '../schedule/nth.ts'
import type { Problem } from '../schedule/problem.ts'
import type { Formula } from './formula.ts'

/** Slots that are equivalent for every rule. Which of them a game gets is decided afterwards. */
export interface SlotClass {
  time: number
  slots: number[]
}

/** When and where each game is played, as literals. Times are indexes into `times`. */
export interface KickOffs {
  times: number[]
  /** For each time, its day and its half-day (H3, H10). */
  days: number[]
  halves: number[]
  classes: SlotClass[]
  /** For each game, the literal of each class it may be in. */
  inClass: Map<number, number>[]
  /** For each game, the literal of each time at which it may kick off, in time order. */
  at: Map<number, number>[]
  /** For each game, the literal that it has kicked off by then, for the same times as `at`. */
  by: Map<number, number>[]
}

/** Every game is played exactly once, and no slot holds two (H5). */
export function kickOffsOf(formula: Formula, problem: Problem): KickOffs {
  const times = [...new Set(problem.slots.map(({ start }) => start))].sort((a, b) => a - b)
  const classes = classesOf(problem, times)
  const classAt = new Map(classes.flatMap(({ slots }, n) => slots.map((slot) => [slot, n] as const)))
  const inClass = problem.games.map(({ slots, stays }) => {
    const own = new Set((stays >= 0 ? [stays] : slots).map((slot) => classAt.get(slot) ?? -1))
    return new Map([...own].map((at) => [at, formula.variable()]))
  })
  const at = inClass.map((literals) => byTime(formula, classes, literals))
  const by = at.map((literals) => once(formula, literals))
  holdOneEach(formula, problem, { classes, inClass })
  const slotAt = times.map((time) =>
    nthSlot(
      problem.slots,
      problem.slots.findIndex(({ start }) => start === time),
    ),
  )
  const [days, halves] = [slotAt.map(({ day }) => day), slotAt.map(({ half }) => half)]
  return { times, days, halves, classes, inClass, at, by }
}

function classesOf({ slots, games }: Problem, times: readonly number[]): SlotClass[] {
  const fits = slots.map(() => new Set<number>())
  for (const { division, slots: own } of games) for (const slot of own) nthList(fits, slot).add(division)
  const classes = new Map<string, SlotClass>()
  slots.forEach(({ start, end, clashes, isFree }, n) => {
    const isAlone = clashes.length > 0 || !isFree
    const key = isAlone ? `slot ${n}` : `${start} ${end} ${[...nthList(fits, n)].sort().join()}`
    const known = classes.get(key) ?? { time: times.indexOf(start), slots: [] }
    known.slots.push(n)
    classes.set(key, known)
  })
  return [...classes.values()]
}

function byTime(formula: Formula, classes: readonly SlotClass[], literals: ReadonlyMap<number, number>) {
  const atTime = new Map<number, number[]>()
  for (const [at, literal] of literals) {
    const { time } = nthList(classes, at)
    atTime.set(time, [...(atTime.get(time) ?? []), literal])
  }
  const order = [...atTime].sort(([a], [b]) => a - b)
  for (const [, own] of order) formula.atMost(own, 1)
  return new Map(order.map(([time, own]) => [time, formula.either(own)]))
}

function once(formula: Formula, at: ReadonlyMap<number, number>): Map<number, number> {
  const literals = [...at.values()]
  const rows = formula.countAlong(literals, 0)
  literals.forEach((literal, n) => {
    if (n > 0) formula.add(-literal, -nthNumber(nthList(rows, n - 1), 0))
  })
  formula.add(...rows.slice(-1).flat())
  return new Map([...at.keys()].map((time, n) => [time, nthNumber(nthList(rows, n), 0)]))
}

function holdOneEach(
  formula: Formula,
  problem: Problem,
  { classes, inClass }: Pick<KickOffs, 'classes' | 'inClass'>,
): void {
  const { slots } = problem
  const isOn = formula.switchOf('H5', -1)
  const gamesIn = classes.map((_, n) => inClass.flatMap((literals) => literals.get(n) ?? []))
  gamesIn.forEach((literals, n) => {
    formula.atMost(literals, nthList(classes, n).slots.length, isOn)
  })
  countAll(formula, problem, { classes, inClass })
  const alone = new Map(
    classes.flatMap(({ slots: own }, n) => (own.length === 1 ? [[own[0], n] as const] : [])),
  )
  const used = new Map<number, number>()
  const usedLiteral = (at: number) => {
    const known = used.get(at) ?? formula.either(nthList(gamesIn, at))
    used.set(at, known)
    return known
  }
  for (const [slot, at] of alone)
    for (const clash of nthSlot(slots, slot ?? 0).clashes) {
      const other = alone.get(clash)
      if (other === undefined || other <= at) continue
      if (nthList(gamesIn, at).length > 0 && nthList(gamesIn, other).length > 0)
        formula.add(-isOn, -usedLiteral(at), -usedLiteral(other))
    }
}

/**
 * Redundant, but it speeds up the solver: as many slots are used as there are games, for each division and for all
 * together. Without it the solver would try to fit 19 games into 18 slots one by one.
 */
function countAll(
  formula: Formula,
  { games, divisions }: Problem,
  { classes, inClass }: Pick<KickOffs, 'classes' | 'inClass'>,
): void {
  const inTime = classes.map((one, n) => ({ ...one, n })).sort((a, b) => a.time - b.time)
  const usedBy = (own: readonly number[]) =>
    inTime.flatMap(({ n, slots }) => {
      const literals = own.flatMap((game) => nthList(inClass, game).get(n) ?? [])
      return literals.length === 0 ? [] : (formula.countAlong(literals, slots.length - 1).at(-1) ?? [])
    })
  const sets = divisions.map((_, at) => games.flatMap(({ division }, n) => (division === at ? [n] : [])))
  for (const own of [...sets, games.map((_, n) => n)]) {
    if (own.length === 0) continue
    const used = usedBy(own)
    const total = formula.countAlong(used, own.length - 1).at(-1)?.[own.length - 1]
    formula.add(-formula.switchOf('H5', -1), ...(total === undefined ? [] : [total]))
  }
}

/**
 * Reads the slot of each game from a solution. Games that stay keep theirs; the others share the free slots of their
 * class.
 */
export function slotsFound(
  { games }: Problem,
  { classes, inClass }: KickOffs,
  isTrue: (of: number) => boolean,
) {
  const slotOf = new Int32Array(games.length).fill(-1)
  const taken = new Set<number>()
  games.forEach(({ stays }, n) => {
    if (stays < 0) return
    slotOf[n] = stays
    taken.add(stays)
  })
  games.forEach((_, n) => {
    if (nthInt(slotOf, n) >= 0) return
    const found = [...nthList(inClass, n)].find(([, literal]) => isTrue(literal))
    const free = found && nthList(classes, found[0]).slots.find((slot) => !taken.has(slot))
    if (free === undefined) throw new Error(`${nthGame(games, n).id} has no slot`)
    slotOf[n] = free
    taken.add(free)
  })
  return slotOf
}
