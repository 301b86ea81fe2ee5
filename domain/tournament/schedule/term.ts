import type { Problem } from './problem.ts'

/** The position of every game; -1 for a game without a slot, or a slot without a game. */
export interface State {
  problem: Problem
  slotOf: Int32Array
  gameAt: Int32Array
}

/**
 * A part of a placement's cost. `hard` consists of whole numbers, so that it is exactly 0 when nothing is broken. It
 * counts a breach plus the missing minutes, so that nearly enough is better than not at all. `soft` is points of the
 * score.
 */
export interface Term {
  readonly hard: number
  readonly soft: number
  /** Called after this game has moved. */
  refresh(game: number): void
}

/** The cost of a breach in addition to its minutes. It is more than any rest can be short. */
export const BREACH = 60
