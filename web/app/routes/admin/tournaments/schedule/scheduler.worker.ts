import { loadSolver } from '@touchline/domain/tournament/exact/cadical.ts'
import { findPlan } from '@touchline/domain/tournament/exact/find-plan.ts'
import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import type { Outcome, ScoredPlan } from '@touchline/domain/tournament/schedule/schedule.ts'
import type { ScheduleOptions } from '@touchline/domain/tournament/schedule/task.ts'

/** What the page sends, and what it hears. To cancel, it ends the worker. */
export interface Asked {
  plan: Plan
  options: ScheduleOptions
}
export type Heard =
  | { kind: 'PROGRESS'; done: number; best: ScoredPlan | null }
  | { kind: 'DONE'; outcome: Outcome }

const page = self as unknown as { postMessage(heard: Heard): void }
const EVERY_MS = 100
/** How long to look for a proof; after that one is told that there is none. */
const PROOF_MS = 10_000
/** And to see whether a proposal would do. */
const PROPOSAL_MS = 2_000

async function find({ plan, options }: Asked): Promise<void> {
  let limit = PROOF_MS
  const running = findPlan(plan, options, () => {
    const end = Date.now() + limit
    limit = PROPOSAL_MS
    return loadSolver(() => Date.now() > end)
  })
  let told = 0
  let step = await running.next()
  for (; !step.done; step = await running.next()) {
    if (Date.now() - told < EVERY_MS) continue
    told = Date.now()
    page.postMessage({ kind: 'PROGRESS', ...step.value })
  }
  page.postMessage({ kind: 'DONE', outcome: step.value })
}

// The page hears of errors, not of promises that fail.
self.onmessage = ({ data }: MessageEvent<Asked>) => void find(data).catch(reportError)
