import type { Problem } from './problem.ts'

/** Where every game is; -1 for a game without a slot, or a slot without a game. */
export interface State {
  problem: Problem
  slotOf: Int32Array
  gameAt: Int32Array
}

/**
 * A part of what a placement costs. `hard` is whole numbers, so that it is exactly 0 when nothing is broken: a
 * breach, and how many minutes are missing, so that almost is better than not at all. `soft` is points of the score.
 */
export interface Term {
  readonly hard: number
  readonly soft: number
  /** This game has moved. */
  refresh(game: number): void
}

/** What a breach costs beside its minutes; more than any rest can be short. */
export const BREACH = 60
