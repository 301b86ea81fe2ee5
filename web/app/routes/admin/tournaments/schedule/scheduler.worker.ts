import { loadSolver } from '@touchline/domain/tournament/exact/cadical.ts'
import { findPlan } from '@touchline/domain/tournament/exact/find-plan.ts'
import { proveBound } from '@touchline/domain/tournament/exact/prove-bound.ts'
import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import type { Outcome, ScoredPlan } from '@touchline/domain/tournament/schedule/schedule.ts'
import type { ScheduleOptions } from '@touchline/domain/tournament/schedule/task.ts'

/** What the page sends and receives. To cancel, it terminates the worker. */
export interface ScheduleRequest {
  plan: Plan
  options: ScheduleOptions
}
export type Heard =
  | { kind: 'PROGRESS'; done: number; best: ScoredPlan | null }
  | { kind: 'DONE'; outcome: Outcome }
  /** The last message, after a plan: the proven lower bound, if any (T-40). */
  | { kind: 'BOUND'; lowerBound: number }

const page = self as unknown as { postMessage(heard: Heard): void }
const EVERY_MS = 100
/** How long to look for a proof; after that the page says that there is none. */
const PROOF_MS = 10_000
/** How long to check whether a proposal helps. */
const PROPOSAL_MS = 2_000
/** How long to look for a lower bound; nobody waits for it. */
const BOUND_MS = 5_000

const solverFor = (ms: number) => {
  const end = Date.now() + ms
  return loadSolver(() => Date.now() > end)
}

async function find({ plan, options }: ScheduleRequest): Promise<void> {
  let limit = PROOF_MS
  const running = findPlan(plan, options, () => {
    const solver = solverFor(limit)
    limit = PROPOSAL_MS
    return solver
  })
  let told = 0
  let step = await running.next()
  for (; !step.done; step = await running.next()) {
    if (Date.now() - told < EVERY_MS) continue
    told = Date.now()
    page.postMessage({ kind: 'PROGRESS', ...step.value })
  }
  const outcome = step.value
  page.postMessage({ kind: 'DONE', outcome })
  if (outcome.kind === 'IMPOSSIBLE') return
  const lowerBound = proveBound(plan, options, await solverFor(BOUND_MS), outcome.score.total)
  page.postMessage({ kind: 'BOUND', lowerBound })
}

// The page receives errors, but not rejected promises.
self.onmessage = ({ data }: MessageEvent<ScheduleRequest>) => void find(data).catch(reportError)
