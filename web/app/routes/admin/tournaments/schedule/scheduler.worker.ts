import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import {
  type Outcome,
  type ScheduleOptions,
  type ScoredPlan,
  schedule,
} from '@touchline/domain/tournament/schedule/schedule.ts'

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

self.onmessage = ({ data: { plan, options } }: MessageEvent<Asked>) => {
  const running = schedule(plan, options)
  let told = 0
  let step = running.next()
  for (; !step.done; step = running.next()) {
    if (Date.now() - told < EVERY_MS) continue
    told = Date.now()
    page.postMessage({ kind: 'PROGRESS', ...step.value })
  }
  page.postMessage({ kind: 'DONE', outcome: step.value })
}
