import { nthInt, nthNumber, nthSlot } from './nth.ts'
import type { State } from './term.ts'

/** The placed games of a list, by kick-off; into an array that is used again, for this is called all the time. */
export function byTime({ problem, slotOf }: State, games: readonly number[], into: number[]): number[] {
  into.length = 0
  for (const game of games) {
    const slot = nthInt(slotOf, game)
    if (slot < 0) continue
    const { start } = nthSlot(problem.slots, slot)
    let n = into.length
    while (n > 0 && nthSlot(problem.slots, nthInt(slotOf, nthNumber(into, n - 1))).start > start) {
      into[n] = nthNumber(into, n - 1)
      n -= 1
    }
    into[n] = game
  }
  return into
}
