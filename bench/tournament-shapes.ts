import type { Shape } from './feasible-day.ts'

export const GAMES = [3, 4, 5, 6, 'all'] as const
export const DIVISIONS = [1, 2, 3]
const PITCHES = [1, 2, 3, 4, 6, 8]

/** How many days of each shape; TOURNAMENT_DAYS=34 is three thousand of them. */
export const PER_SHAPE = Number(process.env.TOURNAMENT_DAYS ?? 2)

/** Ninety kinds of days. */
export const SHAPES: readonly Shape[] = GAMES.flatMap((games) =>
  DIVISIONS.flatMap((divisions) => PITCHES.map((pitches) => ({ games, divisions, pitches }))),
)

/** The days of a shape are made from these, in this order; some make none. */
export const seedOf = ({ pitches, divisions }: Shape, n: number): number =>
  n * 1_009 + pitches * 31 + divisions

export const seedsOf = (shape: Shape): number[] =>
  Array.from({ length: PER_SHAPE }, (_, n) => seedOf(shape, n))
