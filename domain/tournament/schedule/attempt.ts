import type { Plan } from '../plan/plan.ts'
import { validate } from '../validate/validate.ts'
import { type AnnealOptions, anneal } from './anneal.ts'
import { fill } from './fill.ts'
import { type Led, leadMatches } from './lead-matches.ts'
import { nthInt } from './nth.ts'
import { Placement } from './placement.ts'
import type { Problem } from './problem.ts'
import { pick, type Random } from './random.ts'
import { settleSmallDay } from './settle-small-day.ts'
import type { Task } from './task.ts'

export interface Attempt {
  plan: Plan
  /** Whether no rule is broken, apart from breaches that existed before and cannot be moved. */
  isSound: boolean
}

export interface AttemptInput extends Task {
  random: Random
  steps: number
  /** Whether it starts from a small day that was settled first. */
  settles: boolean
  /** No placement scores lower than this. */
  bound: number
}

/** One run from scratch; null if there are not enough slots. Yields its progress, from 0 to 1. */
export function* attempt(input: AttemptInput): Generator<number, Attempt | null> {
  const { plan, problem, staffing, random, steps, bound } = input
  const placement = new Placement(problem, staffing)
  const goal = { hard: placement.hard, soft: bound }
  const isSettled = input.settles && (yield* settle(placement, { random, goal, steps }))
  if (!isSettled && !fill(placement, random)) return null
  const begin = isSettled ? SETTLED : 0
  const found = yield* shareOf(begin, 1, anneal(placement, { random, steps, goal, begin }))
  const placed = withSlots(plan, problem, found.slotOf)
  const isPlaced = found.hard <= goal.hard
  if (!input.assignOfficials) return { plan: placed, isSound: isPlaced && isSound(placed, input) }
  if (!isPlaced) return { plan: leadMatches(placed, problem, { random, steps: 0 }).plan, isSound: false }
  placement.restore(found.slotOf)
  const { plan: led, short } = makeRoomForOfficials(input, placement, leadMatches(placed, problem, input))
  return { plan: led, isSound: short <= 0 && isSound(led, input) }
}

/** The factor for the steps that settle a small day, and how far along the search is afterwards. */
const SETTLE = 40
const SETTLED = 0.6

function* settle(
  placement: Placement,
  { random, goal, steps }: Pick<AnnealOptions, 'random' | 'goal' | 'steps'>,
): Generator<number, boolean> {
  const settling = settleSmallDay(placement.problem, { random, goal, steps: steps * SETTLE })
  const slotOf = yield* shareOf(0, SETTLED, settling)
  slotOf?.forEach((slot, game) => {
    placement.move(game, slot)
  })
  return slotOf !== null
}

/** Maps the progress of a part to its share of the whole. */
function* shareOf<Value>(from: number, to: number, part: Generator<number, Value>): Generator<number, Value> {
  let step = part.next()
  for (; !step.done; step = part.next()) yield from + step.value * (to - from)
  return step.value
}

/** How many moves to try, and how much shorter the search for officials is each time. */
const TRIES = 200
const SHORTER = 6

/**
 * Placing counts officials without knowing who leads what, so on a full day it is sometimes one short. Games in breach
 * are then tried at other kick-offs that break no rule, until every game has an official.
 */
function makeRoomForOfficials(input: AttemptInput, placement: Placement, first: Led): Led {
  const { plan, problem, random, steps } = input
  const { hard } = placement
  let best = first
  for (let n = 0; n < TRIES && best.short > 0; n += 1) {
    const inBreach = validate(best.plan).flatMap(({ matchIds }) => matchIds)
    const game = problem.games.findIndex(({ id }) => id === inBreach[pick(random, inBreach.length)])
    const { slots = [], stays = 0 } = problem.games[game] ?? {}
    const slot = slots[pick(random, slots.length)]
    if (slot === undefined || stays >= 0) continue
    const from = nthInt(placement.slotOf, game)
    const other = nthInt(placement.gameAt, slot)
    if (other >= 0 && !problem.games[other]?.slots.includes(from)) continue
    placement.move(game, slot)
    if (placement.hard <= hard) {
      const moved = withSlots(plan, problem, placement.slotOf)
      const led = leadMatches(moved, problem, { random, steps: Math.ceil(steps / SHORTER) })
      if (led.short <= best.short) {
        best = led
        continue
      }
    }
    placement.move(game, from)
  }
  return best
}

/** Whether no movable match breaks a rule, according to the validator, which knows nothing about how plans are made. */
export function isSound(plan: Plan, { problem: { games }, assignOfficials }: Task): boolean {
  const movable = new Set(games.filter(({ stays }) => stays < 0).map(({ id }) => id))
  return !validate(plan).some(
    ({ rule, matchIds }) => (assignOfficials || rule !== 'H12') && matchIds.some((id) => movable.has(id)),
  )
}

/** A postponed match that gets a slot again is scheduled. */
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
