import { loadSolver } from '../domain/tournament/exact/cadical.ts'
import { findPlan } from '../domain/tournament/exact/find-plan.ts'
import type { Plan } from '../domain/tournament/plan/plan.ts'
import type { Outcome } from '../domain/tournament/schedule/schedule.ts'

/** Of one core: a machine that is busy with something else takes nothing from the solver. */
const PROOF_MICROSECONDS = 10_000_000
const PROPOSAL_MICROSECONDS = 2_000_000

export const processorTime = () => {
  const { user, system } = process.cpuUsage()
  return user + system
}

/** A solver that gives up after so much time of the processor. */
export function limitedSolver(microseconds: number) {
  const end = processorTime() + microseconds
  return loadSolver(() => processorTime() > end)
}

export interface TimedPlan {
  outcome: Outcome
  /** On one core, until it was decided; what would help is looked for after that. */
  seconds: number
  /** Whether the search alone had neither found a plan nor ruled it out. */
  isSolved: boolean
}

export async function timedPlan(draft: Plan, effort = 1): Promise<TimedPlan> {
  const before = processorTime()
  let isSolved = false
  let decided: number | null = null
  const running = findPlan(draft, { seed: 1, effort }, () => {
    if (isSolved) decided ??= processorTime()
    const limit = isSolved ? PROPOSAL_MICROSECONDS : PROOF_MICROSECONDS
    isSolved = true
    return limitedSolver(limit)
  })
  let step = await running.next()
  while (!step.done) step = await running.next()
  return { outcome: step.value, seconds: ((decided ?? processorTime()) - before) / 1_000_000, isSolved }
}

/** The middle and the last of them, in words. */
export function spreadOf(seconds: readonly number[]) {
  const sorted = seconds.toSorted((a, b) => a - b)
  return {
    median: (sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(2),
    slowest: (sorted.at(-1) ?? 0).toFixed(2),
  }
}
