import type { Shape } from './feasible-day.ts'

export const GAMES = [3, 4, 5, 6, 'all'] as const
export const DIVISIONS = [1, 2, 3]
const PITCHES = [1, 2, 3, 4, 5, 6, 7, 8]

/** How many days of each shape; TOURNAMENT_DAYS=25 makes three thousand. */
export const PER_SHAPE = Number(process.env.TOURNAMENT_DAYS ?? 2)

/** Skips this many days of each shape, so that thousands can be planned in parts. */
export const LEFT_OUT = Number(process.env.TOURNAMENT_AFTER ?? 0)

/**
 * The effort of the search relative to the desk's. Thousands of days are planned with TOURNAMENT_EFFORT=0.1: the same
 * search with a tenth of its steps, the same solver if that finds nothing, and the full effort of the desk if both
 * leave a day open.
 */
export const EFFORT = Number(process.env.TOURNAMENT_EFFORT ?? 1)

/** A hundred and twenty kinds of days. */
export const SHAPES: readonly Shape[] = GAMES.flatMap((games) =>
  DIVISIONS.flatMap((divisions) => PITCHES.map((pitches) => ({ games, divisions, pitches }))),
)

/** The seeds for the days of a shape, in this order; some make no day. */
export const seedOf = ({ pitches, divisions }: Shape, n: number): number =>
  n * 1_009 + pitches * 31 + divisions

export const seedsOf = (shape: Shape): number[] =>
  Array.from({ length: PER_SHAPE }, (_, n) => seedOf(shape, LEFT_OUT + n))
