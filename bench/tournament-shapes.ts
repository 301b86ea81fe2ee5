import type { Shape } from './feasible-day.ts'

export const GAMES = [3, 4, 5, 6, 'all'] as const
export const DIVISIONS = [1, 2, 3]
const PITCHES = [1, 2, 3, 4, 5, 6, 7, 8]

/** How many days of each shape; TOURNAMENT_DAYS=25 is three thousand of them. */
export const PER_SHAPE = Number(process.env.TOURNAMENT_DAYS ?? 2)

/** So many of each shape are left out, so that thousands can be planned in pieces. */
export const LEFT_OUT = Number(process.env.TOURNAMENT_AFTER ?? 0)

/**
 * How long the search looks, in parts of what it does at the desk. Thousands of days are planned with
 * TOURNAMENT_EFFORT=0.1: the same search in a tenth of its steps, the same solver where that finds nothing, and all of
 * it again, as at the desk, where both leave a day open.
 */
export const EFFORT = Number(process.env.TOURNAMENT_EFFORT ?? 1)

/** A hundred and twenty kinds of days. */
export const SHAPES: readonly Shape[] = GAMES.flatMap((games) =>
  DIVISIONS.flatMap((divisions) => PITCHES.map((pitches) => ({ games, divisions, pitches }))),
)

/** The days of a shape are made from these, in this order; some make none. */
export const seedOf = ({ pitches, divisions }: Shape, n: number): number =>
  n * 1_009 + pitches * 31 + divisions

export const seedsOf = (shape: Shape): number[] =>
  Array.from({ length: PER_SHAPE }, (_, n) => seedOf(shape, LEFT_OUT + n))
