import { LONGEST_STAY, WEIGHTS } from '../plan/limits.ts'
import { nthGame, nthInt, nthList, nthNumber, nthPlayer, nthSlot } from './nth.ts'
import type { Game, Player, PlaySlot } from './problem.ts'
import { BREACH, type State, type Term } from './term.ts'

/** What each team can bear (H1, H2, H3 and H10), with Q1 and Q4. */
export class PlayerTerm implements Term {
  hard = 0
  soft = 0

  private readonly state: State
  private readonly hardOf: Int32Array
  private readonly softOf: Int32Array
  private readonly pitchesWanted: number[]
  /** The knock-out games of each division. */
  private readonly finals: number[][]
  private readonly playersOf: number[][]
  private readonly order: number[] = []
  private readonly games: Game[] = []
  private readonly slots: PlaySlot[] = []

  constructor(state: State) {
    const { players, games, divisions } = state.problem
    this.state = state
    this.hardOf = new Int32Array(players.length)
    this.softOf = new Int32Array(players.length)
    this.pitchesWanted = pitchesWanted(state)
    this.finals = divisions.map((_, n) =>
      games.flatMap(({ division, knockOut }, at) => (knockOut && division === n ? [at] : [])),
    )
    this.playersOf = divisions.map((_, n) =>
      players.flatMap(({ division }, at) => (division === n ? [at] : [])),
    )
    for (let n = 0; n < players.length; n += 1) this.refreshPlayer(n)
  }

  refresh(game: number): void {
    const { sides, knockOut, division } = nthGame(this.state.problem.games, game)
    // The day of the finals counts towards the daily minutes of every team in the division (H3).
    for (const player of knockOut ? nthList(this.playersOf, division) : sides) this.refreshPlayer(player)
  }

  private refreshPlayer(at: number): void {
    const player = nthPlayer(this.state.problem.players, at)
    byTime(this.state, player.games, this.order)
    this.lookUp()
    const hard = this.restHard() + (player.isTeam ? this.dayHard(player) + this.halfHard(player) : 0)
    const soft = player.isTeam ? this.stayOver() * WEIGHTS.Q1 + this.pitchesMissed(at) * WEIGHTS.Q4 : 0
    this.hard += hard - nthInt(this.hardOf, at)
    this.soft += soft - nthInt(this.softOf, at)
    this.hardOf[at] = hard
    this.softOf[at] = soft
  }

  /** Looks up the current player's rows once for everything that follows. */
  private lookUp(): void {
    const { problem, slotOf } = this.state
    const { order, games, slots } = this
    games.length = order.length
    slots.length = order.length
    for (let n = 0; n < order.length; n += 1) {
      const game = nthNumber(order, n)
      games[n] = nthGame(problem.games, game)
      slots[n] = nthSlot(problem.slots, nthInt(slotOf, game))
    }
  }

  private restHard(): number {
    const { games, slots } = this
    let hard = 0
    for (let n = 1; n < slots.length; n += 1) {
      const { elapsed, rest } = nthGame(games, n - 1)
      const gap = nthSlot(slots, n).start - nthSlot(slots, n - 1).start - elapsed
      if (gap < rest) hard += BREACH + rest - gap
    }
    return hard
  }

  private dayHard({ mostMinutes, division }: Player): number {
    const { games, slots } = this
    let hard = 0
    for (let n = 0; n < slots.length; ) {
      const { day } = nthSlot(slots, n)
      let minutes = this.finalMinutes(division, day)
      for (; n < slots.length && nthSlot(slots, n).day === day; n += 1)
        if (!nthGame(games, n).knockOut) minutes += nthGame(games, n).playing
      if (minutes > mostMinutes) hard += BREACH + minutes - mostMinutes
    }
    return hard
  }

  /** The most minutes of finals that a team may have to play in a day: one semi-final, and one match after it. */
  private finalMinutes(division: number, day: number): number {
    const { problem, slotOf } = this.state
    let semi = 0
    let last = 0
    for (const at of nthList(this.finals, division)) {
      const slot = nthInt(slotOf, at)
      if (slot < 0 || nthSlot(problem.slots, slot).day !== day) continue
      const { isSemi, playing } = nthGame(problem.games, at)
      if (isSemi) semi = playing
      else last = playing
    }
    return semi + last
  }

  private halfHard({ halfDay }: Player): number {
    if (!halfDay) return 0
    let most = 0
    for (const { half } of this.slots) {
      let together = 0
      for (const other of this.slots) if (other.half === half) together += 1
      if (together > most) most = together
    }
    return (this.slots.length - most) * BREACH
  }

  private stayOver(): number {
    const { games, slots } = this
    let over = 0
    for (let n = 0; n < slots.length; n += 1) {
      const first = nthSlot(slots, n)
      while (n + 1 < slots.length && nthSlot(slots, n + 1).day === first.day) n += 1
      over += Math.max(0, nthSlot(slots, n).start + nthGame(games, n).elapsed - first.start - LONGEST_STAY)
    }
    return over
  }

  private pitchesMissed(at: number): number {
    const { slots } = this
    let seen = 0
    for (let n = 0; n < slots.length; n += 1) {
      let isNew = 1
      for (let before = 0; before < n; before += 1)
        if (nthSlot(slots, before).pitch === nthSlot(slots, n).pitch) isNew = 0
      seen += isNew
    }
    return Math.max(0, nthNumber(this.pitchesWanted, at) - seen)
  }
}

/** On how many pitches each team could play: at most its number of games, and the number of pitches (Q4). */
function pitchesWanted({ problem: { players, divisions, slots, index } }: State): number[] {
  const inUse = new Set(slots.filter(({ isFree }) => isFree).map(({ pitch }) => pitch))
  return players.map(({ isTeam, games, division }) => {
    const type = divisions[division]?.pitchType
    const fitting = index.plan.pitches.filter((pitch, n) => pitch.type === type && inUse.has(n))
    return isTeam ? Math.min(games.length, fitting.length) : 0
  })
}

/** The placed games of a list by kick-off. Reuses an array, because this is called all the time. */
function byTime({ problem, slotOf }: State, games: readonly number[], into: number[]): number[] {
  into.length = 0
  for (const game of games) {
    const slot = nthInt(slotOf, game)
    if (slot < 0) continue
    const { start } = nthSlot(problem.slots, slot)
    let n = into.length
    while (n > 0 && nthSlot(problem.slots, nthInt(slotOf, nthNumber(into, n - 1))).start > start) {
      into[n] = nthNumber(into, n - 1)
      n -= 1
    }
    into[n] = game
  }
  return into
}
