import { WALK } from '../plan/limits.ts'
import { nthGame, nthInt, nthNumber, nthSlot } from './nth.ts'
import type { Staffing } from './staffing.ts'
import { BREACH, type State, type Term } from './term.ts'

/** H5, and no more games at once or in a day than officials can lead (H6, H12). */
export class TurfTerm implements Term {
  hard = 0
  readonly soft = 0

  private readonly state: State
  private readonly staffing: Staffing
  private readonly load: Int32Array
  private readonly dayLoad: Int32Array

  constructor(state: State, staffing: Staffing) {
    this.state = state
    this.staffing = staffing
    this.load = new Int32Array(staffing.times.length)
    this.dayLoad = new Int32Array(state.problem.days.length)
  }

  /** Counted as games come and go, not afterwards. */
  refresh(): void {}

  /** A game has come into a slot (1) or left it (-1). */
  book(game: number, at: number, by: 1 | -1): void {
    const { problem, gameAt } = this.state
    const { times, timeOf, most, mostInDay } = this.staffing
    const slot = nthSlot(problem.slots, at)
    for (const clash of slot.clashes) if (nthInt(gameAt, clash) >= 0) this.hard += by * BREACH
    const end = slot.start + nthGame(problem.games, game).elapsed + WALK
    for (let n = nthNumber(timeOf, at); n < times.length && nthNumber(times, n) < end; n += 1)
      this.count(this.load, n, by, nthNumber(most, n))
    this.count(this.dayLoad, slot.day, by, nthNumber(mostInDay, slot.day))
  }

  private count(loads: Int32Array, at: number, by: 1 | -1, most: number): void {
    const before = nthInt(loads, at)
    loads[at] = before + by
    this.hard += BREACH * (Math.max(0, before + by - most) - Math.max(0, before - most))
  }
}
