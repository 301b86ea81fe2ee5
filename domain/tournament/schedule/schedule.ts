import { placedMatches } from '../plan/match-times.ts'
import type { Plan } from '../plan/plan.ts'
import { indexPlan } from '../plan/plan-index.ts'
import { type Score, score } from '../plan/score.ts'
import { attempt } from './attempt.ts'
import { impossibilities, officialsShort, slotsShort } from './impossible.ts'
import { lowerBound } from './lower-bound.ts'
import { problemOf } from './problem.ts'
import { randomFrom } from './random.ts'
import type { Reason } from './reasons.ts'
import { staffingOf } from './staffing.ts'
import { whyNot } from './why-not.ts'

export interface ScheduleOptions {
  /** The same seed gives the same plan. */
  seed: number
  /** The matches that get a slot and a leader anew; without it, all that have not begun. */
  movable?: readonly string[]
  /** No match is put before this moment: on the day itself, now. */
  from?: string
  /** False while nobody knows who referees: H12 is then left open. */
  assignOfficials?: boolean
  /** How long to look: 1 is thorough, 0.1 is quick. */
  effort?: number
}

export interface ScoredPlan {
  plan: Plan
  score: Score
}

export interface Progress {
  /** From 0 to 1. */
  done: number
  /** The best so far: what one has if one stops now. */
  best: ScoredPlan | null
}

export type Outcome =
  | ({ kind: 'PLANNED'; lowerBound: number } & ScoredPlan)
  /** `certain`: it is proved that no plan exists. Otherwise none was found, and this is the closest. */
  | { kind: 'IMPOSSIBLE'; certain: boolean; reasons: Reason[]; closest: Plan | null }

const ATTEMPTS = 4
const STEPS = 1_000

/**
 * Gives every match a slot and a leader so that all hard rules hold and the score is low (T-4). A generator, so that a
 * worker can report between two steps, and cancel by not asking again.
 */
export function* schedule(plan: Plan, options: ScheduleOptions): Generator<Progress, Outcome> {
  const { seed, effort = 1, assignOfficials = true } = options
  const problem = problemOf(plan, { movable: movableIn(plan, options), from: options.from ?? '' })
  const staffing = staffingOf(plan, problem, assignOfficials)
  const impossible = [
    ...impossibilities(problem),
    ...(assignOfficials ? officialsShort(plan, problem, staffing) : []),
  ]
  if (impossible.length > 0) return certainly(impossible)

  const bound = lowerBound(problem)
  const steps = Math.ceil(STEPS * effort * problem.games.length)
  let best: ScoredPlan | null = null
  let closest: Plan | null = null
  for (let n = 0; n < ATTEMPTS && (best === null || best.score.total > bound.total); n += 1) {
    const running = attempt({
      plan,
      problem,
      staffing,
      random: randomFrom(seed * ATTEMPTS + n),
      steps,
      bound: bound.stay,
      assignOfficials,
    })
    let step = running.next()
    for (; !step.done; step = running.next()) yield { done: (n + step.value) / ATTEMPTS, best }
    if (step.value === null) return certainly(slotsShort(problem))
    closest = numberMatches(step.value.plan)
    if (step.value.isSound) best = better(best, closest)
  }
  if (best !== null) return { kind: 'PLANNED', ...best, lowerBound: bound.total }
  return { kind: 'IMPOSSIBLE', ...whyNot(problem, closest), closest }
}

const movableIn = (plan: Plan, { movable }: ScheduleOptions): Set<string> =>
  new Set(movable ?? plan.matches.filter(({ status }) => status === 'SCHEDULED').map(({ id }) => id))

const certainly = (reasons: Reason[]): Outcome => ({
  kind: 'IMPOSSIBLE',
  certain: true,
  reasons,
  closest: null,
})

function better(best: ScoredPlan | null, plan: Plan): ScoredPlan {
  const reached = score(plan)
  return best !== null && best.score.total <= reached.total ? best : { plan, score: reached }
}

/** M1 is the first kick-off, on the first pitch. Numbers that paper may already show stay; new ones follow them. */
function numberMatches(plan: Plan): Plan {
  const pitchAt = new Map(plan.pitches.map(({ id }, n) => [id, n]))
  const order = placedMatches(indexPlan(plan))
    .filter(({ match }) => match.number === 0)
    .sort((a, b) => a.kickOff - b.kickOff || (pitchAt.get(a.pitch.id) ?? 0) - (pitchAt.get(b.pitch.id) ?? 0))
  const last = Math.max(0, ...plan.matches.map(({ number }) => number))
  const numbers = new Map(order.map(({ match }, n) => [match.id, last + n + 1]))
  return {
    ...plan,
    matches: plan.matches.map((match) => ({ ...match, number: numbers.get(match.id) ?? match.number })),
  }
}
