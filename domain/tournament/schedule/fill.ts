import { nthGame, nthInt } from './nth.ts'
import type { Placement } from './placement.ts'
import type { Random } from './random.ts'

/**
 * The first placement. Games with the fewest choices go first, each into the cheapest free slot, with ties in random
 * order. If none is free, other games make room. False if the slots are not enough in any order.
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

/** An augmenting path: the game in the way moves elsewhere, perhaps moving others in turn. */
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
