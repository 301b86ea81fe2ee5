import type { Plan } from '../domain/tournament/plan/plan.ts'
import { type Outcome, schedule } from '../domain/tournament/schedule/schedule.ts'
import { processorTime } from './timed-plan.ts'

const SEEDS = [1, 2, 3, 4, 5]

export interface BySeed {
  /** One score for each seed that found a plan. */
  scores: number[]
  /** On one core, per seed. */
  seconds: number
  first: Outcome
}

/** The same day, planned from five seeds. */
export function scoresBySeed(plan: Plan): BySeed {
  const before = processorTime()
  const outcomes = SEEDS.map((seed) => runToEnd(plan, seed))
  return {
    scores: outcomes.flatMap((outcome) => (outcome.kind === 'PLANNED' ? outcome.score.total : [])),
    seconds: (processorTime() - before) / 1_000_000 / SEEDS.length,
    first: outcomes[0] as Outcome,
  }
}

/** How far the worst is from the best, in percent of the best; infinite if a seed finds no plan. */
export function spreadPercent(scores: readonly number[]): number {
  const [best, worst] = [Math.min(...scores), Math.max(...scores)]
  if (scores.length < SEEDS.length) return Number.POSITIVE_INFINITY
  return best === worst ? 0 : (100 * (worst - best)) / Math.max(1, best)
}

export function spreadWords(scores: readonly number[]): { scores: string; spread: string } {
  const [best, worst] = [Math.min(...scores), Math.max(...scores)]
  const spread = spreadPercent(scores)
  if (!Number.isFinite(spread)) return { scores: 'not always found', spread: '' }
  return { scores: best === worst ? `${best}` : `${best}–${worst}`, spread: `${spread.toFixed(1)} %` }
}

function runToEnd(plan: Plan, seed: number): Outcome {
  const running = schedule(plan, { seed })
  let step = running.next()
  while (!step.done) step = running.next()
  return step.value
}
