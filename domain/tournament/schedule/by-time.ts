import type { PlaySlot } from './problem.ts'
import type { State } from './term.ts'

/** The placed games of a list, by kick-off; into an array that is used again, for this is called all the time. */
export function byTime({ problem, slotOf }: State, games: readonly number[], into: number[]): number[] {
  into.length = 0
  for (const game of games) {
    const slot = slotOf[game] as number
    if (slot < 0) continue
    const { start } = problem.slots[slot] as PlaySlot
    let n = into.length
    while (n > 0 && (problem.slots[slotOf[into[n - 1] as number] as number] as PlaySlot).start > start) {
      into[n] = into[n - 1] as number
      n -= 1
    }
    into[n] = game
  }
  return into
}
