import type { Formula } from './formula.ts'
import type { Cost } from './soft-rules.ts'
import type { Solver } from './solver.ts'

/** A literal that saves its points while it is true. */
interface Hope {
  literal: number
  points: number
  /** For a core, in order: that at most two are given up, at most three, and so on. */
  next: readonly number[]
}

/** How often to retry a core in order to shrink it. */
const TRIMS = 4

/**
 * The lowest possible cost, as far as it is proved when time runs out (core-guided MaxSAT). It starts by hoping to
 * avoid every cost. When the solver names a core, its hopes cannot all hold, so every plan pays the points of the
 * cheapest one; for that, one of them may be given up but not two. The most expensive hopes come first, so that an
 * early stop already proves a lot. Nothing above `enough` is needed.
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
  // The matches that stay may already break a rule. Then nothing is proved about the others.
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

/** A core with most of the unnecessary literals removed. */
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
