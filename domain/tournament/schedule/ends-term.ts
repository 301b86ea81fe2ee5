import { WEIGHTS } from '../plan/limits.ts'
import { nthGame, nthInt, nthList, nthPlayer, nthSlot } from './nth.ts'
import type { State, Term } from './term.ts'

const NEVER = -1

/** Q3: no team gets both the first and the last kick-off of a day. */
export class EndsTerm implements Term {
  readonly hard = 0

  private readonly state: State
  private counted: number | null = null
  /** Each player's first and last kick-off, by day. */
  private readonly first: Int32Array[]
  private readonly last: Int32Array[]

  constructor(state: State) {
    const { players, days } = state.problem
    this.state = state
    this.first = days.map(() => new Int32Array(players.length).fill(NEVER))
    this.last = days.map(() => new Int32Array(players.length).fill(NEVER))
    for (let n = 0; n < players.length; n += 1) this.refreshPlayer(n)
  }

  /** This looks at every team, so it is computed on demand rather than at each step of a move. */
  get soft(): number {
    this.counted ??= this.count()
    return this.counted * WEIGHTS.Q3
  }

  refresh(game: number): void {
    for (const player of nthGame(this.state.problem.games, game).sides) this.refreshPlayer(player)
    this.counted = null
  }

  private refreshPlayer(at: number): void {
    const { slots, players } = this.state.problem
    for (const days of [this.first, this.last]) for (const day of days) day[at] = NEVER
    for (const game of nthPlayer(players, at).games) {
      const slot = nthInt(this.state.slotOf, game)
      if (slot < 0) continue
      const { start, day } = nthSlot(slots, slot)
      const [first, last] = [nthList(this.first, day), nthList(this.last, day)]
      if (first[at] === NEVER || start < nthInt(first, at)) first[at] = start
      if (start > nthInt(last, at)) last[at] = start
    }
  }

  private count(): number {
    const { players } = this.state.problem
    let count = 0
    for (let day = 0; day < this.first.length; day += 1) {
      const [first, last] = [nthList(this.first, day), nthList(this.last, day)]
      let opening = NEVER
      let closing = NEVER
      for (let n = 0; n < first.length; n += 1) {
        const start = nthInt(first, n)
        if (start !== NEVER && (opening === NEVER || start < opening)) opening = start
        if (nthInt(last, n) > closing) closing = nthInt(last, n)
      }
      if (opening === closing) continue
      for (let n = 0; n < first.length; n += 1)
        if (first[n] === opening && last[n] === closing && nthPlayer(players, n).isTeam) count += 1
    }
    return count
  }
}
