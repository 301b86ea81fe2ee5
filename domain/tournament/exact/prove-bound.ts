import type { Plan } from '../plan/plan.ts'
import { lowerBound } from '../schedule/lower-bound.ts'
import { type ScheduleOptions, taskOf } from '../schedule/task.ts'
import { Formula } from './formula.ts'
import { kickOffsOf } from './kick-offs.ts'
import { leastCost } from './least-cost.ts'
import { addSoftRules } from './soft-rules.ts'
import type { Solver } from './solver.ts'
import { addTeamRules } from './team-rules.ts'

/**
 * A score that no plan for these matches can beat, as far as it is proved when the solver's time is up (T-40). It comes
 * from counting, or from the stays, the games played and the ends of the day that the team rules allow. Officials are
 * ignored, so with few of them the true bound may be higher but never lower. Nothing is proved beyond `reached`, the
 * score of an existing plan.
 */
export function proveBound(plan: Plan, options: ScheduleOptions, solver: Solver, reached: number): number {
  const { problem } = taskOf(plan, { ...options, assignOfficials: false })
  const counted = lowerBound(problem)
  if (counted.total >= reached) return counted.total
  const formula = new Formula(solver)
  const kickOffs = kickOffsOf(formula, problem)
  const costs = addSoftRules(formula, problem, kickOffs, addTeamRules(formula, problem, kickOffs))
  const placed = leastCost(formula, solver, { costs, enough: reached - counted.fixed })
  return Math.max(counted.total, placed + counted.fixed)
}
