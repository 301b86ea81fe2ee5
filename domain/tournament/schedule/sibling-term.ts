import { FAR_METRES, WEIGHTS } from '../plan/limits.ts'
import { overlap } from '../plan/match-times.ts'
import { metresApart } from '../plan/score.ts'
import { nthGame, nthInt, nthList, nthPlayer, nthSlot } from './nth.ts'
import type { State, Term } from './term.ts'

/** Q6: games of one household do not overlap on distant pitches. */
export class SiblingTerm implements Term {
  readonly hard = 0
  soft = 0

  private readonly state: State
  private readonly pairs: [number, number][]
  private readonly pairsOf: number[][]
  private readonly far: boolean[][]
  private readonly softOf: Int32Array

  constructor(state: State) {
    const { players, index } = state.problem
    const { households, pitches } = index.plan
    const playerAt = new Map(players.map(({ key }, n) => [key, n]))
    this.state = state
    this.pairs = households.flatMap(({ teamIds }) => {
      const teams = teamIds.flatMap((id) => playerAt.get(id) ?? [])
      return teams.flatMap((one, n) => teams.slice(n + 1).map((other): [number, number] => [one, other]))
    })
    this.pairsOf = players.map((_, n) => this.pairs.flatMap((pair, at) => (pair.includes(n) ? [at] : [])))
    this.far = pitches.map((one) => pitches.map((other) => metresApart(one, other) > FAR_METRES))
    this.softOf = new Int32Array(this.pairs.length)
    for (let n = 0; n < this.pairs.length; n += 1) this.refreshPair(n)
  }

  refresh(game: number): void {
    for (const side of nthGame(this.state.problem.games, game).sides)
      for (const pair of nthList(this.pairsOf, side)) this.refreshPair(pair)
  }

  private refreshPair(at: number): void {
    const [one, other] = nthList(this.pairs, at)
    const { players } = this.state.problem
    let clashes = 0
    for (const game of nthPlayer(players, one).games)
      for (const rival of nthPlayer(players, other).games) if (this.clash(game, rival)) clashes += 1
    const soft = clashes * WEIGHTS.Q6
    this.soft += soft - nthInt(this.softOf, at)
    this.softOf[at] = soft
  }

  private clash(one: number, other: number): boolean {
    const { slotOf, problem } = this.state
    if (nthInt(slotOf, one) < 0 || nthInt(slotOf, other) < 0) return false
    const a = nthSlot(problem.slots, nthInt(slotOf, one))
    const b = nthSlot(problem.slots, nthInt(slotOf, other))
    if (!this.far[a.pitch]?.[b.pitch]) return false
    const [lengthA, lengthB] = [nthGame(problem.games, one).elapsed, nthGame(problem.games, other).elapsed]
    return overlap(a.start, a.start + lengthA, b.start, b.start + lengthB)
  }
}
