import { nthGame, nthInt, nthSlot } from './nth.ts'
import { BREACH, type State, type Term } from './term.ts'

/** H11: finals come after the games they depend on, with rest. */
export class PrecedenceTerm implements Term {
  readonly soft = 0

  private readonly state: State
  private readonly touched: boolean[]
  private counted: number | null = null

  constructor(state: State) {
    const { games, precedences } = state.problem
    this.state = state
    this.touched = games.map((_, n) => precedences.some(({ before, after }) => before === n || after === n))
  }

  get hard(): number {
    this.counted ??= this.count()
    return this.counted
  }

  refresh(game: number): void {
    if (this.touched[game]) this.counted = null
  }

  private count(): number {
    const { problem, slotOf } = this.state
    let hard = 0
    for (const { before, after } of problem.precedences) {
      const [first, second] = [nthInt(slotOf, before), nthInt(slotOf, after)]
      if (first < 0 || second < 0) continue
      const { elapsed, rest } = nthGame(problem.games, before)
      const gap = nthSlot(problem.slots, second).start - nthSlot(problem.slots, first).start - elapsed
      if (gap < rest) hard += BREACH + rest - gap
    }
    return hard
  }
}
