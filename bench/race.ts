import { nth } from '@touchline/domain/nth.ts'
import { type Load, load, type Target } from './load.ts'

// So many that each side meets a quiet moment of the machine.
const ROUNDS = 9

/** A side's best round, and how many it answered in a second in each. */
export interface Raced extends Load {
  rounds: number[]
}

/** Sides by turns in one run, there and back, after a round that only warms up; what is slow has shorter rounds. */
export async function race<Side extends string>(
  sides: Record<Side, Target[]>,
  connections: number,
  count: number,
  mostMs?: number,
): Promise<Record<Side, Raced>> {
  const names = Object.keys(sides) as Side[]
  const raced = {} as Record<Side, Raced>
  for (const side of names) await load(sides[side], connections, count, mostMs)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const side of round % 2 === 0 ? names : names.toReversed()) {
      const now = await load(sides[side], connections, count, mostMs)
      const rounds = [...(raced[side]?.rounds ?? []), now.perSecond]
      const isBest = !(raced[side]?.perSecond >= now.perSecond)
      raced[side] = { ...(isBest ? now : raced[side]), rounds }
    }
  return raced
}

/**
 * How many times as much one side answers as another: in the middle of all rounds, each against the one beside it. The machine
 * may do half as much a minute later, and the best round of each would compare two of its moods.
 */
export function ratio(one: Raced, other: Raced): number {
  const ratios = one.rounds.map((perSecond, round) => perSecond / nth(other.rounds, round))
  return nth(
    ratios.toSorted((a, b) => a - b),
    Math.floor(ratios.length / 2),
  )
}
