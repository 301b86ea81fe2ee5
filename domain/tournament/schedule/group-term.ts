import { WEIGHTS } from '../plan/limits.ts'
import { byTime } from './by-time.ts'
import type { Game, PlaySlot } from './problem.ts'
import type { State, Term } from './term.ts'

/** Q2: in a group, nobody is more than one game ahead at any kick-off. */
export class GroupTerm implements Term {
  readonly hard = 0
  soft = 0

  private readonly state: State
  private readonly games: number[][]
  private readonly players: number[][]
  private readonly softOf: Int32Array
  private readonly played: Int32Array
  private readonly order: number[] = []

  constructor(state: State) {
    const { games, players, index } = state.problem
    const { groups, teams } = index.plan
    const playerAt = new Map(players.map(({ key }, n) => [key, n]))
    this.state = state
    this.games = groups.map((_, n) => games.flatMap(({ group }, at) => (group === n ? [at] : [])))
    this.players = groups.map(({ id }) =>
      teams.flatMap((team) => (team.groupId === id ? (playerAt.get(team.id) ?? []) : [])),
    )
    this.softOf = new Int32Array(groups.length)
    this.played = new Int32Array(players.length)
    for (let n = 0; n < groups.length; n += 1) this.refreshGroup(n)
  }

  refresh(game: number): void {
    const { group } = this.state.problem.games[game] as Game
    if (group >= 0) this.refreshGroup(group)
  }

  private refreshGroup(at: number): void {
    const soft = this.excess(at) * WEIGHTS.Q2
    this.soft += soft - (this.softOf[at] as number)
    this.softOf[at] = soft
  }

  private excess(at: number): number {
    const order = byTime(this.state, this.games[at] as number[], this.order)
    const players = this.players[at] as number[]
    for (const player of players) this.played[player] = 0
    let excess = 0
    for (let n = 0; n < order.length; ) {
      const start = this.startOf(order[n] as number)
      for (; n < order.length && this.startOf(order[n] as number) === start; n += 1)
        for (const side of (this.state.problem.games[order[n] as number] as Game).sides)
          this.played[side] = (this.played[side] as number) + 1
      let most = 0
      let least = Number.POSITIVE_INFINITY
      for (const player of players) {
        const count = this.played[player] as number
        if (count > most) most = count
        if (count < least) least = count
      }
      excess += Math.max(0, most - least - 1)
    }
    return excess
  }

  private startOf = (game: number) =>
    (this.state.problem.slots[this.state.slotOf[game] as number] as PlaySlot).start
}
