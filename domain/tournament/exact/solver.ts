/**
 * A solver for propositional formulas (SAT), as far as we need one. A literal is the number of a variable; negative
 * means not.
 */
export interface Solver {
  add(clause: readonly number[]): void
  /**
   * Whether all clauses can hold under the assumptions; null if it gave up, because of the time or the number of
   * conflicts.
   */
  solve(assumptions: readonly number[], conflicts?: number): boolean | null
  isTimeUp(): boolean
  /** After `true`: the value of a variable. */
  isTrue(variable: number): boolean
  /** After `false`: assumptions that contradict each other. */
  failed(): number[]
  /** Frees its memory. */
  dispose(): void
}
