import { LONGEST_STAY, WEIGHTS } from '../plan/limits.ts'
import { byTime } from './by-time.ts'
import type { Game, Player, PlaySlot } from './problem.ts'
import { BREACH, type State, type Term } from './term.ts'

/** What each team can bear: H1, H2, H3 and H10; Q1 and Q4. */
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
    const { sides, knockOut, division } = this.state.problem.games[game] as Game
    // On which day the finals are counts against the minutes of every team of the division (H3).
    for (const player of knockOut ? (this.playersOf[division] as number[]) : sides) this.refreshPlayer(player)
  }

  private refreshPlayer(at: number): void {
    const player = this.state.problem.players[at] as Player
    byTime(this.state, player.games, this.order)
    this.lookUp()
    const hard = this.restHard() + (player.isTeam ? this.dayHard(player) + this.halfHard(player) : 0)
    const soft = player.isTeam ? this.stayOver() * WEIGHTS.Q1 + this.pitchesMissed(at) * WEIGHTS.Q4 : 0
    this.hard += hard - (this.hardOf[at] as number)
    this.soft += soft - (this.softOf[at] as number)
    this.hardOf[at] = hard
    this.softOf[at] = soft
  }

  /** The rows of the player at hand, once for all that follows. */
  private lookUp(): void {
    const { problem, slotOf } = this.state
    const { order, games, slots } = this
    games.length = order.length
    slots.length = order.length
    for (let n = 0; n < order.length; n += 1) {
      const game = order[n] as number
      games[n] = problem.games[game] as Game
      slots[n] = problem.slots[slotOf[game] as number] as PlaySlot
    }
  }

  private restHard(): number {
    const { games, slots } = this
    let hard = 0
    for (let n = 1; n < slots.length; n += 1) {
      const { elapsed, rest } = games[n - 1] as Game
      const gap = (slots[n] as PlaySlot).start - (slots[n - 1] as PlaySlot).start - elapsed
      if (gap < rest) hard += BREACH + rest - gap
    }
    return hard
  }

  private dayHard({ mostMinutes, division }: Player): number {
    const { games, slots } = this
    let hard = 0
    for (let n = 0; n < slots.length; ) {
      const { day } = slots[n] as PlaySlot
      let minutes = this.finalMinutes(division, day)
      for (; n < slots.length && (slots[n] as PlaySlot).day === day; n += 1)
        if (!(games[n] as Game).knockOut) minutes += (games[n] as Game).playing
      if (minutes > mostMinutes) hard += BREACH + minutes - mostMinutes
    }
    return hard
  }

  /** The most a team may have to play in finals on a day: one semi-final, and one match after it. */
  private finalMinutes(division: number, day: number): number {
    const { problem, slotOf } = this.state
    let semi = 0
    let last = 0
    for (const at of this.finals[division] as number[]) {
      const slot = slotOf[at] as number
      if (slot < 0 || (problem.slots[slot] as PlaySlot).day !== day) continue
      const { isSemi, playing } = problem.games[at] as Game
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
      const first = slots[n] as PlaySlot
      while (n + 1 < slots.length && (slots[n + 1] as PlaySlot).day === first.day) n += 1
      over += Math.max(
        0,
        (slots[n] as PlaySlot).start + (games[n] as Game).elapsed - first.start - LONGEST_STAY,
      )
    }
    return over
  }

  private pitchesMissed(at: number): number {
    const { slots } = this
    let seen = 0
    for (let n = 0; n < slots.length; n += 1) {
      let isNew = 1
      for (let before = 0; before < n; before += 1)
        if ((slots[before] as PlaySlot).pitch === (slots[n] as PlaySlot).pitch) isNew = 0
      seen += isNew
    }
    return Math.max(0, (this.pitchesWanted[at] as number) - seen)
  }
}

/** On how many pitches each team could play: as many as it has games, or as there are (Q4). */
function pitchesWanted({ problem: { players, divisions, slots, index } }: State): number[] {
  const inUse = new Set(slots.filter(({ isFree }) => isFree).map(({ pitch }) => pitch))
  return players.map(({ isTeam, games, division }) => {
    const type = divisions[division]?.pitchType
    const fitting = index.plan.pitches.filter((pitch, n) => pitch.type === type && inUse.has(n))
    return isTeam ? Math.min(games.length, fitting.length) : 0
  })
}
