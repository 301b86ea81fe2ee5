import { nthInt, nthSlot } from './nth.ts'
import { BREACH, type State, type Term } from './term.ts'

/** H5: pitches on the same turf are not used at the same time. */
export class TurfTerm implements Term {
  hard = 0
  readonly soft = 0

  private readonly state: State

  constructor(state: State) {
    this.state = state
  }

  /** Nothing to do: counted as games come and go. */
  refresh(): void {}

  /** A game has entered a slot (1) or left it (-1). */
  book(at: number, by: 1 | -1): void {
    const { problem, gameAt } = this.state
    for (const clash of nthSlot(problem.slots, at).clashes)
      if (nthInt(gameAt, clash) >= 0) this.hard += by * BREACH
  }
}
