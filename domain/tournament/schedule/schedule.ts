import type { Plan } from '../plan/plan.ts'
import { type Score, score } from '../plan/score.ts'
import { attempt } from './attempt.ts'
import { impossibilities, officialsShort, slotsShort } from './impossible.ts'
import { lowerBound } from './lower-bound.ts'
import { numberMatches } from './number-matches.ts'
import type { Problem } from './problem.ts'
import { randomFrom } from './random.ts'
import type { Reason } from './reasons.ts'
import { SmallDay } from './small-day.ts'
import { type ScheduleOptions, taskOf } from './task.ts'
import { whyNot } from './why-not.ts'

export interface ScoredPlan {
  plan: Plan
  score: Score
}

export interface Progress {
  /** From 0 to 1. */
  done: number
  /** The best plan so far, which is the result if the search stops now. */
  best: ScoredPlan | null
}

export type Outcome =
  | ({ kind: 'PLANNED'; lowerBound: number } & ScoredPlan)
  /** `certain`: it is proved that no plan exists. Otherwise none was found, and this is the closest. */
  | {
      kind: 'IMPOSSIBLE'
      certain: boolean
      reasons: Reason[]
      closest: Plan | null
      /** Changes that would make it possible, each of them tested. */
      proposals?: string[]
    }

const ATTEMPTS = 4
const STEPS = 1_000
/** From this many games on, one long search beats four short ones, which only run if it finds nothing. */
const LARGE = 60
/**
 * The same for a small day that is settled first with far more steps. Three runs, after which the seed hardly matters.
 */
const SETTLED_ATTEMPTS = 3

interface Look {
  /** The factor for the usual length. */
  length: number
  settles: boolean
}

const USUAL: Look = { length: 1, settles: false }

function firstLooks(problem: Problem): Look[] {
  if (problem.games.length >= LARGE) return [{ ...USUAL, length: ATTEMPTS }]
  return SmallDay.of(problem) === null ? [] : Array<Look>(SETTLED_ATTEMPTS).fill({ ...USUAL, settles: true })
}

/**
 * Gives every match a slot and a leader so that all hard rules hold and the score is low (T-4). It is a generator, so
 * that a worker can report between steps, and cancel by not resuming it.
 */
export function* schedule(plan: Plan, options: ScheduleOptions): Generator<Progress, Outcome> {
  const { seed, effort = 1 } = options
  const task = taskOf(plan, options)
  const { problem, staffing, assignOfficials } = task
  const impossible = [
    ...impossibilities(problem),
    ...(assignOfficials ? officialsShort(plan, problem, staffing) : []),
  ]
  if (impossible.length > 0) return certainly(impossible)

  const bound = lowerBound(problem)
  const first = firstLooks(problem)
  const looks = [...first, ...Array<Look>(ATTEMPTS).fill(USUAL)]
  const whole = looks.reduce((sum, { length }) => sum + length, 0)
  let before = 0
  let best: ScoredPlan | null = null
  let closest: Plan | null = null
  for (const [n, { length, settles }] of looks.entries()) {
    const isEnough = first.length > 0 && n >= first.length
    if (best !== null && (isEnough || best.score.total <= bound.total)) break
    const random = randomFrom(seed * ATTEMPTS + n)
    const steps = Math.ceil(STEPS * effort * problem.games.length) * length
    const running = attempt({ ...task, random, steps, settles, bound: bound.stay })
    let step = running.next()
    for (; !step.done; step = running.next()) yield { done: (before + step.value * length) / whole, best }
    before += length
    if (step.value === null) return certainly(slotsShort(problem))
    closest = numberMatches(step.value.plan)
    if (step.value.isSound) best = better(best, closest)
  }
  if (best !== null) return { kind: 'PLANNED', ...best, lowerBound: bound.total }
  return { kind: 'IMPOSSIBLE', ...whyNot(problem, closest), closest }
}

const certainly = (reasons: Reason[]): Outcome => ({
  kind: 'IMPOSSIBLE',
  certain: true,
  reasons,
  closest: null,
})

export function better(best: ScoredPlan | null, plan: Plan): ScoredPlan {
  const reached = score(plan)
  return best !== null && best.score.total <= reached.total ? best : { plan, score: reached }
}
