import { WEIGHTS } from '../plan/limits.ts'
import { nthGame, nthInt, nthList, nthNumber, nthSlot } from './nth.ts'
import type { State, Term } from './term.ts'

const NEVER = -1

/** Q2: in a group, no team is more than one game ahead at any kick-off. */
export class GroupTerm implements Term {
  readonly hard = 0

  private readonly state: State
  /** Each group's games in the time order of the last count. Few have moved since, so sorting is quick. */
  private readonly games: number[][]
  private readonly players: number[][]
  /** For each game, which of its sides belong to its group. */
  private readonly sides: number[][]
  private readonly softOf: Int32Array
  private readonly isStale: Uint8Array
  private readonly stale: number[] = []
  private counted = 0
  private readonly played: Int32Array
  /** How many players of the current group have played how many games. */
  private readonly tally: Int32Array

  constructor(state: State) {
    const { games, players, index } = state.problem
    const { groups, teams } = index.plan
    const playerAt = new Map(players.map(({ key }, n) => [key, n]))
    this.state = state
    this.games = groups.map((_, n) => games.flatMap(({ group }, at) => (group === n ? [at] : [])))
    this.players = groups.map(({ id }) =>
      teams.flatMap((team) => (team.groupId === id ? (playerAt.get(team.id) ?? []) : [])),
    )
    this.sides = games.map(({ group, sides }) => sides.filter((side) => this.players[group]?.includes(side)))
    this.softOf = new Int32Array(groups.length)
    this.isStale = new Uint8Array(groups.length)
    this.played = new Int32Array(players.length)
    this.tally = new Int32Array(games.length + 1)
    for (let n = 0; n < groups.length; n += 1) this.touch(n)
  }

  /** Computed on demand, because a move and its undoing touch a group four times. */
  get soft(): number {
    for (const at of this.stale) {
      const soft = this.excess(at) * WEIGHTS.Q2
      this.counted += soft - nthInt(this.softOf, at)
      this.softOf[at] = soft
      this.isStale[at] = 0
    }
    this.stale.length = 0
    return this.counted
  }

  refresh(game: number): void {
    const { group } = nthGame(this.state.problem.games, game)
    if (group >= 0) this.touch(group)
  }

  private touch(group: number): void {
    if (this.isStale[group] === 1) return
    this.isStale[group] = 1
    this.stale.push(group)
  }

  private excess(at: number): number {
    const order = this.inOrder(at)
    const players = nthList(this.players, at)
    for (const player of players) this.played[player] = 0
    this.tally.fill(0, 0, order.length + 1)
    this.tally[0] = players.length
    let most = 0
    let least = 0
    let excess = 0
    for (let n = 0; n < order.length; ) {
      const start = this.startOf(nthNumber(order, n))
      for (; n < order.length && this.startOf(nthNumber(order, n)) === start; n += 1) {
        if (start === NEVER) continue
        for (const side of nthList(this.sides, nthNumber(order, n))) {
          const count = nthInt(this.played, side) + 1
          this.played[side] = count
          this.tally[count - 1] = nthInt(this.tally, count - 1) - 1
          this.tally[count] = nthInt(this.tally, count) + 1
          if (count > most) most = count
        }
      }
      while (least < most && nthInt(this.tally, least) === 0) least += 1
      if (most - least > 1) excess += most - least - 1
    }
    return excess
  }

  /** By kick-off; games without one come first. */
  private inOrder(at: number): readonly number[] {
    const order = nthList(this.games, at)
    for (let n = 1; n < order.length; n += 1) {
      const game = nthNumber(order, n)
      const start = this.startOf(game)
      let to = n
      for (; to > 0 && this.startOf(nthNumber(order, to - 1)) > start; to -= 1)
        order[to] = nthNumber(order, to - 1)
      order[to] = game
    }
    return order
  }

  private startOf(game: number): number {
    const slot = nthInt(this.state.slotOf, game)
    return slot < 0 ? NEVER : nthSlot(this.state.problem.slots, slot).start
  }
}
