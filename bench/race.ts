import { nth } from '@touchline/domain/nth.ts'
import { type Load, load, type Target } from './load.ts'

// Enough rounds for each side to get a quiet moment of the machine.
const ROUNDS = 9

/** A side's best round, and its answers per second in each round. */
export interface Raced extends Load {
  rounds: number[]
}

/** Runs the sides in turns, back and forth, after a warm-up round; slow ones get shorter rounds. */
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
 * How many times as many requests one side answers as the other: the median over all rounds, each compared with the one
 * beside it. The machine may be half as fast a minute later, and comparing the best rounds would compare two of its
 * moods.
 */
export function ratio(one: Raced, other: Raced): number {
  const ratios = one.rounds.map((perSecond, round) => perSecond / nth(other.rounds, round))
  return nth(
    ratios.toSorted((a, b) => a - b),
    Math.floor(ratios.length / 2),
  )
}
