import { WEIGHTS } from '../plan/limits.ts'
import { byTime } from './by-time.ts'
import { nthGame, nthInt, nthList, nthNumber, nthSlot } from './nth.ts'
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
    const { group } = nthGame(this.state.problem.games, game)
    if (group >= 0) this.refreshGroup(group)
  }

  private refreshGroup(at: number): void {
    const soft = this.excess(at) * WEIGHTS.Q2
    this.soft += soft - nthInt(this.softOf, at)
    this.softOf[at] = soft
  }

  private excess(at: number): number {
    const order = byTime(this.state, nthList(this.games, at), this.order)
    const players = nthList(this.players, at)
    for (const player of players) this.played[player] = 0
    let excess = 0
    for (let n = 0; n < order.length; ) {
      const start = this.startOf(nthNumber(order, n))
      for (; n < order.length && this.startOf(nthNumber(order, n)) === start; n += 1)
        for (const side of nthGame(this.state.problem.games, nthNumber(order, n)).sides)
          this.played[side] = nthInt(this.played, side) + 1
      let most = 0
      let least = Number.POSITIVE_INFINITY
      for (const player of players) {
        const count = nthInt(this.played, player)
        if (count > most) most = count
        if (count < least) least = count
      }
      excess += Math.max(0, most - least - 1)
    }
    return excess
  }

  private startOf = (game: number) => nthSlot(this.state.problem.slots, nthInt(this.state.slotOf, game)).start
}
