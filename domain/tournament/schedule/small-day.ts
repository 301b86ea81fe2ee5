import { LONGEST_STAY, WEIGHTS } from '../plan/limits.ts'
import { nthGame, nthInt, nthNumber, nthSlot } from './nth.ts'
import type { Problem } from './problem.ts'
import { BREACH } from './term.ts'

const MOST_GAMES = 28
/** More games than any team plays. */
const ROW = MOST_GAMES + 2
/** How many bits fit in a number that is used as a set. */
const BITS = 30
export const NONE = -1

/**
 * A day small enough to recount completely after each move, in a single pass over its slots. That is ten times as fast
 * as keeping every term up to date. It covers what teams ask for (H2, H10, Q1 to Q4), but no officials.
 */
export class SmallDay {
  /** The slots in time order, by their index in the problem. Everything below uses this order. */
  readonly order: number[]
  /** For each slot, whether each game may be in it. */
  readonly fits: Uint8Array[]
  hard = 0
  soft = 0

  private readonly starts: Int32Array
  private readonly pitches: Int32Array
  private readonly halves: Int32Array
  private readonly sides: Int32Array
  private readonly groupOf: Int32Array
  private readonly elapsed: Int32Array
  private readonly rest: Int32Array
  private readonly halfDay: Uint8Array
  private readonly pitchesWanted: Int32Array
  /** How many teams of each group have played how many games, at the start and while counting. */
  private readonly begins: Int32Array
  private readonly tally: Int32Array
  private readonly most: Int32Array
  private readonly least: Int32Array
  // Per team, while counting.
  private readonly first: Int32Array
  private readonly last: Int32Array
  private readonly played: Int32Array
  private readonly inAfternoon: Int32Array
  private readonly seen: Int32Array

  private constructor({ games, slots, players, divisions, index }: Problem) {
    this.order = [...new Set(games.flatMap((game) => game.slots))].sort((a, b) => a - b)
    const inOrder = this.order.map((slot) => nthSlot(slots, slot))
    this.fits = this.order.map((slot) => Uint8Array.from(games, (game) => Number(game.slots.includes(slot))))
    this.starts = Int32Array.from(inOrder, ({ start }) => start)
    this.pitches = Int32Array.from(inOrder, ({ pitch }) => pitch)
    this.halves = Int32Array.from(inOrder, ({ half }) => half % 2)
    this.sides = Int32Array.from(games.flatMap(({ sides }) => sides))
    this.groupOf = Int32Array.from(games, ({ group }) => group)
    const firstGames = players.map(({ games: own }) => nthGame(games, nthNumber(own, 0)))
    this.elapsed = Int32Array.from(firstGames, (game) => game.elapsed)
    this.rest = Int32Array.from(firstGames, (game) => game.rest)
    this.halfDay = Uint8Array.from(players, ({ halfDay }) => Number(halfDay))
    const inUse = new Set(slots.filter(({ isFree }) => isFree).map(({ pitch }) => pitch))
    this.pitchesWanted = Int32Array.from(players, ({ games: own, division }) => {
      const type = divisions[division]?.pitchType
      const fitting = index.plan.pitches.filter((pitch, n) => pitch.type === type && inUse.has(n))
      return Math.min(own.length, fitting.length)
    })
    const { groups, teams } = index.plan
    this.begins = new Int32Array(groups.length * ROW)
    const groupOf = new Map(teams.map(({ id, groupId }) => [id, groupId]))
    groups.forEach(({ id }, n) => {
      this.begins[n * ROW] = players.filter(({ key }) => groupOf.get(key) === id).length
    })
    this.tally = this.begins.slice()
    this.most = new Int32Array(groups.length)
    this.least = new Int32Array(groups.length)
    this.first = new Int32Array(players.length)
    this.last = new Int32Array(players.length)
    this.played = new Int32Array(players.length)
    this.inAfternoon = new Int32Array(players.length)
    this.seen = new Int32Array(players.length)
  }

  /** Null for several days, finals, matches that stay, and pitches that share turf. The normal search handles those. */
  static of(problem: Problem): SmallDay | null {
    const { games, slots, days, players, precedences, index } = problem
    const { groups, teams, pitches } = index.plan
    const groupOf = new Map(teams.map(({ id, groupId }) => [id, groupId]))
    const isIn = (player: number, group: number) =>
      groupOf.get(players[player]?.key ?? '') === groups[group]?.id
    const isSmall =
      games.length <= MOST_GAMES &&
      days.length === 1 &&
      precedences.length === 0 &&
      pitches.length <= BITS &&
      groups.length <= BITS &&
      games.every(({ stays, slots: own }) => stays < 0 && own.length > 0) &&
      games.every(({ group, sides }) => group >= 0 && sides.every((side) => isIn(side, group))) &&
      players.every(({ isTeam }) => isTeam) &&
      slots.every(({ clashes }) => clashes.length === 0)
    return isSmall ? new SmallDay(problem) : null
  }

  /** Computes the cost of the games in the slots, in slot order. */
  count(gameAt: Int32Array): void {
    const { starts, sides, first, last, played, inAfternoon, seen } = this
    first.fill(NONE)
    last.fill(NONE)
    played.fill(0)
    inAfternoon.fill(0)
    seen.fill(0)
    this.tally.set(this.begins)
    this.most.fill(0)
    this.least.fill(0)
    let hard = 0
    let ahead = 0
    let wave = 0
    let opening = NONE
    let closing = NONE
    for (let n = 0; n < gameAt.length; n += 1) {
      const game = nthInt(gameAt, n)
      const start = nthInt(starts, n)
      if (game !== NONE) {
        const group = nthInt(this.groupOf, game)
        wave |= 1 << group
        if (opening === NONE) opening = start
        closing = start
        for (let at = 2 * game; at < 2 * game + 2; at += 1) {
          const team = nthInt(sides, at)
          if (first[team] === NONE) first[team] = start
          else {
            const missing = nthInt(this.rest, team) - start + nthInt(last, team) + nthInt(this.elapsed, team)
            if (missing > 0) hard += BREACH + missing
          }
          last[team] = start
          const count = nthInt(played, team) + 1
          played[team] = count
          this.note(group, count)
          inAfternoon[team] = nthInt(inAfternoon, team) + nthInt(this.halves, n)
          seen[team] = nthInt(seen, team) | (1 << nthInt(this.pitches, n))
        }
      }
      if (wave !== 0 && starts[n + 1] !== start) {
        ahead += this.stepsAhead(wave)
        wave = 0
      }
    }
    this.soft = ahead * WEIGHTS.Q2
    this.hard = hard
    this.addTeams(opening, closing)
  }

  /** Records one more game for a team of a group: how far the group's first and last teams are. */
  private note(group: number, count: number): void {
    const { tally, most, least } = this
    const row = group * ROW
    tally[row + count - 1] = nthInt(tally, row + count - 1) - 1
    tally[row + count] = nthInt(tally, row + count) + 1
    if (count > nthInt(most, group)) most[group] = count
    while (tally[row + nthInt(least, group)] === 0) least[group] = nthInt(least, group) + 1
  }

  private stepsAhead(wave: number): number {
    let steps = 0
    for (let group = 0; group < this.most.length; group += 1) {
      const ahead = nthInt(this.most, group) - nthInt(this.least, group)
      if (ahead > 1 && (wave & (1 << group)) !== 0) steps += ahead - 1
    }
    return steps
  }

  private addTeams(opening: number, closing: number): void {
    for (let team = 0; team < this.first.length; team += 1) {
      const from = nthInt(this.first, team)
      const to = nthInt(this.last, team)
      const over = to + nthInt(this.elapsed, team) - from - LONGEST_STAY
      if (over > 0) this.soft += over * WEIGHTS.Q1
      if (from === opening && to === closing && opening !== closing) this.soft += WEIGHTS.Q3
      const missed = nthInt(this.pitchesWanted, team) - bitsIn(nthInt(this.seen, team))
      if (missed > 0) this.soft += missed * WEIGHTS.Q4
      if (this.halfDay[team] === 1) {
        const late = nthInt(this.inAfternoon, team)
        this.hard += Math.min(late, nthInt(this.played, team) - late) * BREACH
      }
    }
  }
}

function bitsIn(mask: number): number {
  let bits = 0
  for (let left = mask; left !== 0; left &= left - 1) bits += 1
  return bits
}
