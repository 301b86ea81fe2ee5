import { nthGame, nthInt, nthNumber, nthSlot } from './nth.ts'
import type { Placement } from './placement.ts'
import { pick, type Random } from './random.ts'

/** The best that was found: the slot of each game, and what it costs. */
export interface Found {
  slotOf: Int32Array
  hard: number
  soft: number
}

export interface AnnealOptions {
  random: Random
  steps: number
  /** No placement is better than this: the search may stop. */
  goal: { hard: number; soft: number }
  /** How far along it begins: 0 forgets what it is given, later it is only made better. */
  begin?: number
  /** Whether games only change pitches, each keeping its kick-off. */
  keepsTimes?: boolean
}

const HEAT: Heat = { hot: 60, cold: 0.6 }
/** How many times as much a breach weighs at the end as at the beginning. */
export const RISE = 10
const CHUNK = 2_000

/** How warm a search is at its beginning and at its end. */
export interface Heat {
  hot: number
  cold: number
}

/** What is better is always taken; what is worse now and then, the more seldom the colder it has become. */
export const isTaken = (random: Random, worse: number, { hot, cold }: Heat, done: number): boolean =>
  worse <= 0 || random() < Math.exp(-worse / (hot * (cold / hot) ** done))

/**
 * Local improvement: moves that help are kept, others now and then, ever more seldom (simulated annealing). Hard
 * rules may be broken on the way, since a full timetable offers no way around; but ever more dearly, or a breach that
 * saves minutes of waiting would be kept. Yields how far it is, from 0 to 1.
 */
export function* anneal(
  placement: Placement,
  { random, steps, goal, begin = 0, keepsTimes = false }: AnnealOptions,
): Generator<number, Found> {
  const { games, slots } = placement.problem
  const movable = games.flatMap((game, n) => (game.stays < 0 && game.slots.length > 1 ? [n] : []))
  const fits = games.map(({ slots: own }) => bitsOf(own, slots.length))
  let { hard, soft } = placement
  const best: Found = { slotOf: placement.slotOf.slice(), hard, soft }
  for (let step = 0; step < steps && movable.length > 0; step += 1) {
    if (best.hard <= goal.hard && best.soft <= goal.soft) break
    if (step % CHUNK === CHUNK - 1) yield step / steps
    const game = nthNumber(movable, pick(random, movable.length))
    const own = nthGame(games, game).slots
    const slot = nthNumber(own, pick(random, own.length))
    const from = nthInt(placement.slotOf, game)
    const other = nthInt(placement.gameAt, slot)
    if (slot === from || (other >= 0 && !fits[other]?.[from])) continue
    if (keepsTimes && nthSlot(slots, slot).start !== nthSlot(slots, from).start) continue
    placement.move(game, slot)
    const done = begin + (1 - begin) * (step / steps)
    const worse = (1 + (RISE - 1) * done) * (placement.hard - hard) + placement.soft - soft
    if (!isTaken(random, worse, HEAT, done)) {
      placement.move(game, from)
      continue
    }
    hard = placement.hard
    soft = placement.soft
    if (hard < best.hard || (hard === best.hard && soft < best.soft)) {
      best.slotOf.set(placement.slotOf)
      best.hard = hard
      best.soft = soft
    }
  }
  return best
}

function bitsOf(members: readonly number[], size: number): Uint8Array {
  const bits = new Uint8Array(size)
  for (const member of members) bits[member] = 1
  return bits
}
