import { WALK } from '../plan/limits.ts'
import { nthGame, nthInt, nthList, nthNumber, nthSlot } from './nth.ts'
import type { Crew, Staffing } from './staffing.ts'
import { BREACH, type State, type Term } from './term.ts'

/** How busy a crew is: at each kick-off, from each kick-off on, and over a day. */
interface Load {
  /** Games being played, and games whose officials may still be walking. */
  on: Int32Array
  walking: Int32Array
  /** Officials who are watching a team of their own. */
  away: Int32Array
  inRow: Int32Array
  inDay: Int32Array
  inWindow: Int32Array
}

/**
 * No more games at once, in a row or in a day than the available officials can lead, without those whose own team plays
 * (H6, H7, H12, H13). It is broken only where no roster can work. Who leads what is decided afterwards.
 */
export class CrewTerm implements Term {
  hard = 0
  readonly soft = 0

  private readonly state: State
  private readonly staffing: Staffing
  private readonly loads: Load[]
  /** For each official, how many games of their own teams are on at each kick-off. */
  private readonly watching: Int32Array[]

  constructor(state: State, staffing: Staffing) {
    const count = staffing.times.length
    this.state = state
    this.staffing = staffing
    this.loads = staffing.crews.map(({ mostInWindow }) => ({
      on: new Int32Array(count),
      walking: new Int32Array(count),
      away: new Int32Array(count),
      inRow: new Int32Array(count),
      inDay: new Int32Array(state.problem.days.length),
      inWindow: new Int32Array(mostInWindow.length),
    }))
    this.watching = staffing.isThere.map(() => new Int32Array(count))
  }

  /** Nothing to do: counted as games come and go. */
  refresh(): void {}

  /** A game has entered a slot (1) or left it (-1). */
  book(game: number, at: number, by: 1 | -1): void {
    const { crewsOf, closeTo, timeOf } = this.staffing
    const from = nthNumber(timeOf, at)
    const { start, day } = nthSlot(this.state.problem.slots, at)
    const whistle = start + nthGame(this.state.problem.games, game).elapsed
    for (const crew of nthList(crewsOf, game)) this.bookCrew(crew, { from, start, whistle, day }, by)
    for (const official of nthList(closeTo, game)) this.watch(official, { from, whistle }, by)
  }

  private bookCrew(
    at: number,
    { from, start, whistle, day }: { from: number; start: number; whistle: number; day: number },
    by: 1 | -1,
  ): void {
    const { times } = this.staffing
    const crew = nthList(this.staffing.crews, at)
    const load = nthList(this.loads, at)
    for (let n = from; n < times.length && nthNumber(times, n) < whistle + WALK; n += 1) {
      this.hard -= this.excess(crew, load, n)
      load.walking[n] = nthInt(load.walking, n) + by
      if (nthNumber(times, n) < whistle) load.on[n] = nthInt(load.on, n) + by
      this.hard += this.excess(crew, load, n)
    }
    for (let n = from; n >= 0 && start - nthNumber(times, n) < crew.rowMinutes; n -= 1)
      this.count(load.inRow, n, by, nthNumber(crew.mostInRow, n))
    this.count(load.inDay, day, by, nthNumber(crew.mostInDay, day))
    for (const window of nthList(crew.windowsAt, from))
      this.count(load.inWindow, window, by, nthNumber(crew.mostInWindow, window))
  }

  private watch(official: number, { from, whistle }: { from: number; whistle: number }, by: 1 | -1): void {
    const { times, isThere, crewsWith, crews } = this.staffing
    const own = nthList(this.watching, official)
    for (let n = from; n < times.length && nthNumber(times, n) < whistle; n += 1) {
      const before = nthInt(own, n)
      own[n] = before + by
      if (!isThere[official]?.[n] || (before > 0 && before + by > 0)) continue
      for (const at of nthList(crewsWith, official)) {
        const [crew, load] = [nthList(crews, at), nthList(this.loads, at)]
        this.hard -= this.excess(crew, load, n)
        load.away[n] = nthInt(load.away, n) + by
        this.hard += this.excess(crew, load, n)
      }
    }
  }

  private excess({ there }: Crew, { on, walking, away }: Load, n: number): number {
    const busy = Math.max(nthInt(walking, n), nthInt(on, n) > 0 ? nthInt(on, n) + nthInt(away, n) : 0)
    return BREACH * Math.max(0, busy - nthNumber(there, n))
  }

  private count(loads: Int32Array, at: number, by: 1 | -1, most: number): void {
    const before = nthInt(loads, at)
    loads[at] = before + by
    this.hard += BREACH * (Math.max(0, before + by - most) - Math.max(0, before - most))
  }
}
