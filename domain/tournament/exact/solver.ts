/** A solver of propositional formulas (SAT), as far as we use one. A literal is the number of a variable, negative for not. */
export interface Solver {
  add(clause: readonly number[]): void
  /** Whether all clauses can hold together with the assumptions; null when it gave up: in time, or after so many conflicts. */
  solve(assumptions: readonly number[], conflicts?: number): boolean | null
  isTimeUp(): boolean
  /** After `true`: the value of a variable. */
  isTrue(variable: number): boolean
  /** After `false`: assumptions that cannot hold together. */
  failed(): number[]
  /** Gives back its memory. */
  dispose(): void
}
