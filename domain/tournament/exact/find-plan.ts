import type { Plan } from '../plan/plan.ts'
import { type Outcome, type Progress, schedule } from '../schedule/schedule.ts'
import type { ScheduleOptions } from '../schedule/task.ts'
import { decide } from './decide.ts'
import { proposals } from './proposals.ts'
import type { Solver } from './solver.ts'

/**
 * Runs the search first, because its plans are good. If it finds nothing, the solver has the last word (T-4, T-7). If
 * that cannot decide either, the question stays open, with the closest plan of the search.
 */
export async function* findPlan(
  plan: Plan,
  options: ScheduleOptions,
  newSolver: () => Promise<Solver>,
): AsyncGenerator<Progress, Outcome> {
  const searched = yield* schedule(plan, options)
  if (searched.kind === 'PLANNED' || searched.certain) return searched
  const solver = await newSolver()
  try {
    const decided = decide(plan, options, { solver, near: searched.closest })
    if (decided === null) return searched
    if (decided.kind === 'PLANNED') return decided
    return {
      ...decided,
      closest: searched.closest,
      proposals: await proposals(plan, options, newSolver),
    }
  } finally {
    solver.dispose()
  }
}
