import { loadSolver } from '../domain/tournament/exact/cadical.ts'
import { findPlan } from '../domain/tournament/exact/find-plan.ts'
import type { Plan } from '../domain/tournament/plan/plan.ts'
import type { Outcome } from '../domain/tournament/schedule/schedule.ts'

/** Processor time of one core, so that other load on the machine does not affect the solver. */
const PROOF_MICROSECONDS = 10_000_000
const PROPOSAL_MICROSECONDS = 2_000_000

export const processorTime = () => {
  const { user, system } = process.cpuUsage()
  return user + system
}

/** A solver that gives up after this much processor time. */
export function limitedSolver(microseconds: number) {
  const end = processorTime() + microseconds
  return loadSolver(() => processorTime() > end)
}

export interface TimedPlan {
  outcome: Outcome
  /** On one core, until it was decided; the search for proposals comes after that. */
  seconds: number
  /** True if the search alone had neither found a plan nor ruled one out. */
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

/** The median and the maximum, in words. */
export function spreadOf(seconds: readonly number[]) {
  const sorted = seconds.toSorted((a, b) => a - b)
  return {
    median: (sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(2),
    slowest: (sorted.at(-1) ?? 0).toFixed(2),
  }
}
