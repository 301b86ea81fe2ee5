import type { Plan } from '../plan/plan.ts'
import { validate } from '../validate/validate.ts'
import { anneal } from './anneal.ts'
import { fill } from './fill.ts'
import { leadMatches } from './lead-matches.ts'
import { nthInt } from './nth.ts'
import { Placement } from './placement.ts'
import type { Problem } from './problem.ts'
import type { Random } from './random.ts'
import type { Task } from './task.ts'

export interface Attempt {
  plan: Plan
  /** Whether no rule is broken, beyond what was broken before and may not move. */
  isSound: boolean
}

export interface AttemptInput extends Task {
  random: Random
  steps: number
  /** No placement has less to its score. */
  bound: number
}

/** One start from scratch; null when there are not enough slots. Yields how far it is, from 0 to 1. */
export function* attempt(input: AttemptInput): Generator<number, Attempt | null> {
  const { plan, problem, staffing, random, steps, bound } = input
  const placement = new Placement(problem, staffing)
  const goal = { hard: placement.hard, soft: bound }
  if (!fill(placement, random)) return null
  const found = yield* anneal(placement, { random, steps, goal })
  const placed = withSlots(plan, problem, found.slotOf)
  const isPlaced = found.hard <= goal.hard
  if (!input.assignOfficials) return { plan: placed, isSound: isPlaced && isSound(placed, input) }
  const { plan: led, isLed } = leadMatches(placed, problem, { random, steps: isPlaced ? steps : 0 })
  return { plan: led, isSound: isPlaced && isLed && isSound(led, input) }
}

/** Whether no match that may move breaks a rule, by the word of those who know nothing of how plans are made. */
export function isSound(plan: Plan, { problem: { games }, assignOfficials }: Task): boolean {
  const movable = new Set(games.filter(({ stays }) => stays < 0).map(({ id }) => id))
  return !validate(plan).some(
    ({ rule, matchIds }) => (assignOfficials || rule !== 'H12') && matchIds.some((id) => movable.has(id)),
  )
}

/** A match that was postponed and has a slot again is on. */
export function withSlots(plan: Plan, { games, slots }: Problem, slotOf: Int32Array): Plan {
  const moved = new Map(
    games.flatMap(({ id, stays }, n) => (stays < 0 ? [[id, slots[nthInt(slotOf, n)]?.id ?? null]] : [])),
  )
  return {
    ...plan,
    matches: plan.matches.map((match) => {
      const slotId = moved.get(match.id)
      return slotId === undefined ? match : { ...match, slotId, status: 'SCHEDULED' }
    }),
  }
}
