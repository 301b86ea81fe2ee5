import { WEIGHTS } from '../plan/limits.ts'
import type { Game, Player, PlaySlot } from './problem.ts'
import type { State, Term } from './term.ts'

const NEVER = -1

/** Q3: nobody gets both the first and the last kick-off of a day. */
export class EndsTerm implements Term {
  readonly hard = 0

  private readonly state: State
  private counted: number | null = null
  /** The first and the last kick-off of each player, day by day. */
  private readonly first: Int32Array[]
  private readonly last: Int32Array[]

  constructor(state: State) {
    const { players, days } = state.problem
    this.state = state
    this.first = days.map(() => new Int32Array(players.length).fill(NEVER))
    this.last = days.map(() => new Int32Array(players.length).fill(NEVER))
    for (let n = 0; n < players.length; n += 1) this.refreshPlayer(n)
  }

  /** Every team is looked at, so it is counted when asked for, not with each step of a move. */
  get soft(): number {
    this.counted ??= this.count()
    return this.counted * WEIGHTS.Q3
  }

  refresh(game: number): void {
    for (const player of (this.state.problem.games[game] as Game).sides) this.refreshPlayer(player)
    this.counted = null
  }

  private refreshPlayer(at: number): void {
    const { slots, players } = this.state.problem
    for (const days of [this.first, this.last]) for (const day of days) day[at] = NEVER
    for (const game of (players[at] as Player).games) {
      const slot = this.state.slotOf[game] as number
      if (slot < 0) continue
      const { start, day } = slots[slot] as PlaySlot
      const [first, last] = [this.first[day] as Int32Array, this.last[day] as Int32Array]
      if (first[at] === NEVER || start < (first[at] as number)) first[at] = start
      if (start > (last[at] as number)) last[at] = start
    }
  }

  private count(): number {
    const { players } = this.state.problem
    let count = 0
    for (let day = 0; day < this.first.length; day += 1) {
      const [first, last] = [this.first[day] as Int32Array, this.last[day] as Int32Array]
      let opening = NEVER
      let closing = NEVER
      for (let n = 0; n < first.length; n += 1) {
        const start = first[n] as number
        if (start !== NEVER && (opening === NEVER || start < opening)) opening = start
        if ((last[n] as number) > closing) closing = last[n] as number
      }
      if (opening === closing) continue
      for (let n = 0; n < first.length; n += 1)
        if (first[n] === opening && last[n] === closing && (players[n] as Player).isTeam) count += 1
    }
    return count
  }
}
