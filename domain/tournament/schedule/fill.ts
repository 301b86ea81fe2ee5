import { nthGame, nthInt } from './nth.ts'
import type { Placement } from './placement.ts'
import type { Random } from './random.ts'

/**
 * The first placement: those with the least choice first, each into the free slot that costs least, ties in random
 * order. When none is free, games that are there make room. False when the slots do not suffice, whatever the order.
 */
export function fill(placement: Placement, random: Random): boolean {
  const { games } = placement.problem
  const order = games
    .flatMap(({ stays, slots }, game) => (stays < 0 ? [{ game, choice: slots.length, at: random() }] : []))
    .sort((a, b) => a.choice - b.choice || a.at - b.at)
  return order.every(({ game }) => putCheapest(placement, game) || makeRoom(placement, game, new Set()))
}

function putCheapest(placement: Placement, game: number): boolean {
  let cheapest = -1
  let least = Number.POSITIVE_INFINITY
  for (const slot of nthGame(placement.problem.games, game).slots) {
    if (nthInt(placement.gameAt, slot) >= 0) continue
    placement.move(game, slot)
    const cost = placement.hard + placement.soft
    if (cost < least) {
      least = cost
      cheapest = slot
    }
  }
  if (cheapest >= 0 && placement.slotOf[game] !== cheapest) placement.move(game, cheapest)
  return cheapest >= 0
}

/** An augmenting path: the game that is in the way goes elsewhere, perhaps moving others in turn. */
function makeRoom(placement: Placement, game: number, tried: Set<number>): boolean {
  const { games } = placement.problem
  for (const slot of nthGame(games, game).slots) {
    if (tried.has(slot)) continue
    tried.add(slot)
    const other = nthInt(placement.gameAt, slot)
    if (other >= 0 && (nthGame(games, other).stays >= 0 || !makeRoom(placement, other, tried))) continue
    placement.move(game, slot)
    return true
  }
  return false
}
