import { nthGame, nthNumber, nthSlot } from './nth.ts'
import type { Problem } from './problem.ts'

const MOST_NODES = 30_000

/**
 * Tries every way to place the games so that nobody is in two places, rests too little or shares turf (H1, H2, H5).
 * 'NONE' proves that there is no way; 'UNKNOWN' means too many to try. Without rest, only H1 and H5 are checked.
 */
export function tryEverything(
  problem: Problem,
  games: readonly number[],
  { withRest }: { withRest: boolean },
): 'SOME' | 'NONE' | 'UNKNOWN' {
  const left = new Set(games)
  const slots = [...new Set(games.flatMap((game) => nthGame(problem.games, game).slots))].sort(
    (a, b) => a - b,
  )
  const freeFrom = new Map<number, number>()
  const taken = new Set<number>()
  let nodes = 0

  const placeFrom = (at: number): boolean => {
    if (left.size === 0) return true
    if (slots.length - at < left.size) return false
    nodes += 1
    if (nodes > MOST_NODES) return false
    const slot = nthNumber(slots, at)
    const { start, clashes } = nthSlot(problem.slots, slot)
    if (!clashes.some((clash) => taken.has(clash)))
      for (const game of [...left]) {
        const { slots: own, sides, elapsed, rest } = nthGame(problem.games, game)
        if (!own.includes(slot) || sides.some((side) => (freeFrom.get(side) ?? start) > start)) continue
        const before = sides.map((side) => freeFrom.get(side))
        for (const side of sides) freeFrom.set(side, start + elapsed + (withRest ? rest : 0))
        left.delete(game)
        taken.add(slot)
        if (placeFrom(at + 1)) return true
        taken.delete(slot)
        left.add(game)
        sides.forEach((side, n) => {
          const free = before[n]
          if (free === undefined) freeFrom.delete(side)
          else freeFrom.set(side, free)
        })
      }
    return placeFrom(at + 1)
  }

  if (placeFrom(0)) return 'SOME'
  return nodes > MOST_NODES ? 'UNKNOWN' : 'NONE'
}

/** Sets of games that compete for the same turf. Each set can be placed without looking at the others. */
export function competingGames({ games, slots }: Problem): number[][] {
  const sets: { games: number[]; slots: Set<number> }[] = []
  games.forEach((game, n) => {
    if (game.stays >= 0) return
    const reach = new Set(game.slots.flatMap((slot) => [slot, ...nthSlot(slots, slot).clashes]))
    const touching = sets.filter((set) => [...reach].some((slot) => set.slots.has(slot)))
    for (const set of touching) sets.splice(sets.indexOf(set), 1)
    sets.push({
      games: [...touching.flatMap((set) => set.games), n],
      slots: new Set([...touching.flatMap((set) => [...set.slots]), ...reach]),
    })
  })
  return sets.map((set) => set.games)
}
