import { type Load, load, type Target } from './load.ts'

// So many that each side meets a quiet moment of the machine.
const ROUNDS = 9

/** Two sides by turns in one run, after a warm-up of each; the best round of each counts, and what is slow has shorter ones. */
export async function race<Side extends string>(
  sides: Record<Side, Target[]>,
  connections: number,
  count: number,
  mostMs?: number,
): Promise<Record<Side, Load>> {
  const names = Object.keys(sides) as Side[]
  const best = {} as Record<Side, Load>
  for (const side of names) await load(sides[side], connections, count / 4, mostMs)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const side of names) {
      const now = await load(sides[side], connections, count, mostMs)
      if (!(best[side]?.perSecond >= now.perSecond)) best[side] = now
    }
  return best
}
