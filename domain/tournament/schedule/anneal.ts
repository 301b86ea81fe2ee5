import { nthGame, nthInt, nthNumber, nthSlot } from './nth.ts'
import type { Placement } from './placement.ts'
import { pick, type Random } from './random.ts'

/** The best placement found: the slot of each game, and the cost. */
export interface Found {
  slotOf: Int32Array
  hard: number
  soft: number
}

export interface AnnealOptions {
  random: Random
  steps: number
  /** No placement is better than this, so the search may stop here. */
  goal: { hard: number; soft: number }
  /** How far along to begin: 0 forgets the given placement, later values only improve it. */
  begin?: number
  /** Whether games may only change pitches and keep their kick-offs. */
  keepsTimes?: boolean
}

const HEAT: Heat = { hot: 60, cold: 0.6 }
/** How many times heavier a breach weighs at the end than at the beginning. */
export const RISE = 10
const CHUNK = 2_000

/** The temperature of a search at its start and end. */
export interface Heat {
  hot: number
  cold: number
}

/** An improvement is always accepted. A worsening is accepted now and then, less often as the search cools. */
export const isTaken = (random: Random, worse: number, { hot, cold }: Heat, done: number): boolean =>
  worse <= 0 || random() < Math.exp(-worse / (hot * (cold / hot) ** done))

/**
 * Local improvement (simulated annealing): moves that help are kept, others are accepted now and then, ever more
 * rarely. Hard rules may be broken on the way, since a full timetable has no way around that. But breaches get ever
 * more expensive, or one that saves minutes of waiting would remain. Yields its progress, from 0 to 1.
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
