import type { Formula } from './formula.ts'
import type { Cost } from './soft-rules.ts'
import type { Solver } from './solver.ts'

/** A literal that spares its points while it is true. */
interface Hope {
  literal: number
  points: number
  /** In their order: that no more than two of a core are given up, no more than three, and so on. */
  next: readonly number[]
}

/** How often a part of a core is asked whether it is one by itself. */
const TRIMS = 4

/**
 * The least that the costs come to, as far as it is proved when time is up (core-guided MaxSAT). All of them are hoped
 * to be spared. Hopes that the solver names as a core cannot all hold: the points of the cheapest are due in every plan,
 * and one of them may be given up for that, but not two. The dearest hopes come first, so that what is proved early is
 * much. Nobody asks for more than `enough`.
 */
export function leastCost(
  formula: Formula,
  solver: Solver,
  { costs, enough }: { costs: readonly Cost[]; enough: number },
): number {
  const hopes = new Map<number, Hope>()
  const hope = (literal: number, points: number, next: readonly number[]) =>
    hopes.set(literal, { literal, next, points: points + (hopes.get(literal)?.points ?? 0) })
  for (const { literal, points } of costs) hope(-literal, points, [])
  const rules = formula.allSwitches().map(({ literal }) => literal)
  // What stays may break a rule before anything is placed; then nothing is proved about the rest.
  if (!solver.solve(rules)) return 0
  let due = 0
  let atLeast = Number.POSITIVE_INFINITY
  while (due < enough) {
    const dear = [...hopes.values()].filter(({ points }) => points >= atLeast)
    const answer = solver.solve([...rules, ...dear.map(({ literal }) => literal)])
    if (answer === null) break
    if (answer) {
      const cheaper = [...hopes.values()].flatMap(({ points }) => (points < atLeast ? points : []))
      if (cheaper.length === 0) break
      atLeast = Math.max(...cheaper)
      continue
    }
    const core = trimmed(solver, rules).flatMap((literal) => hopes.get(literal) ?? [])
    const lost = Math.min(...core.map(({ points }) => points))
    due += lost
    for (const { literal, points, next } of core) {
      if (points === lost) hopes.delete(literal)
      else hopes.set(literal, { literal, next, points: points - lost })
    }
    for (const { next } of core) if (next[0] !== undefined) hope(next[0], lost, next.slice(1))
    const givenUp =
      formula
        .countAlong(
          core.map(({ literal }) => -literal),
          core.length - 1,
        )
        .at(-1) ?? []
    const [second, ...more] = givenUp.slice(1).map((literal) => -literal)
    if (second !== undefined) hope(second, lost, more)
  }
  return due
}

/** A core without most of what it does not need. */
function trimmed(solver: Solver, rules: readonly number[]): number[] {
  let core = solver.failed().filter((literal) => !rules.includes(literal))
  for (let n = 0; n < TRIMS; n += 1) {
    if (solver.solve([...rules, ...core]) !== false) break
    const failed = new Set(solver.failed())
    const smaller = core.filter((literal) => failed.has(literal))
    if (smaller.length === core.length) break
    core = smaller
  }
  return core
}
