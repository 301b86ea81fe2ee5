import { GAMES_IN_A_ROW, OFFICIAL_BREAK, WALK } from '../plan/limits.ts'
import type { Official } from '../plan/plan.ts'
import { nthList, nthNumber } from './nth.ts'
import { pick, type Random } from './random.ts'
import { mostGames } from './staffing.ts'

/** A match to lead, or one that keeps an official busy. */
export interface Duty {
  matchId: string
  start: number
  end: number
  day: string
  /** Which officials may take it: available then, not close to a team, and in the right role (H6, H7, H12). */
  able: number[]
  /** The official who keeps it; -1 if it is to be assigned. */
  stays: number
}

export interface Roster {
  /** The official of each duty; -1 if nobody may take it. */
  leaderOf: number[]
  /** Breaches of H6 and matches without a leader. `floor` of them existed before. */
  hard: number
  floor: number
  /** The highest number of games of any official minus the lowest. */
  spread: number
}

const HOT = 8
const COLD = 0.2
const BREACH = 10
/**
 * How many times heavier a breach weighs at the end than at the beginning; otherwise an even roster would be worth a
 * breach.
 */
const RISE = 10

/**
 * Assigns every duty by local improvement, as in `anneal`: nobody in two places, time to walk, a break after three in a
 * row, nobody above their limit (H6), and as evenly as possible (Q5).
 */
export function assignReferees(
  officials: readonly Official[],
  duties: readonly Duty[],
  { random, steps }: { random: Random; steps: number },
): Roster {
  const search = new RosterSearch(officials, duties, random)
  let best = search.roster()
  const open = duties.flatMap(({ stays, able }, n) => (stays < 0 && able.length > 1 ? [n] : []))
  for (let step = 0; step < steps && open.length > 0; step += 1) {
    if (best.hard <= best.floor && best.spread <= 1) break
    const done = step / steps
    search.breach = BREACH * (1 + (RISE - 1) * done)
    const temperature = HOT * (COLD / HOT) ** done
    if (!search.tryChange(nthNumber(open, pick(random, open.length)), temperature)) continue
    if (search.hard > best.hard || (search.hard === best.hard && search.spread >= best.spread)) continue
    best = search.roster()
  }
  return best
}

class RosterSearch {
  hard = 0
  /** The cost of a breach. */
  breach = BREACH
  private readonly officials: readonly Official[]
  private readonly duties: readonly Duty[]
  private readonly random: Random
  private readonly leaderOf: number[]
  /** The duties of each official, in time order. */
  private readonly dutiesOf: number[][]
  private readonly hardOf: number[]
  private readonly floor: number

  constructor(officials: readonly Official[], duties: readonly Duty[], random: Random) {
    this.officials = officials
    this.duties = duties
    this.random = random
    this.leaderOf = duties.map(() => -1)
    this.dutiesOf = officials.map(() => [])
    this.hardOf = officials.map(() => 0)
    duties.forEach(({ stays }, duty) => {
      if (stays >= 0) this.give(duty, stays)
    })
    this.floor = this.hard
    duties.forEach(({ stays, able }, duty) => {
      if (stays >= 0) return
      const [cheapest] = able.toSorted((a, b) => this.priceOf(duty, a) - this.priceOf(duty, b))
      if (cheapest === undefined) this.hard += 1
      else this.give(duty, cheapest)
    })
  }

  get spread(): number {
    let most = 0
    let least = Number.POSITIVE_INFINITY
    for (const { length } of this.dutiesOf) {
      if (length > most) most = length
      if (length < least) least = length
    }
    return most - least
  }

  roster(): Roster {
    return { leaderOf: [...this.leaderOf], hard: this.hard, floor: this.floor, spread: this.spread }
  }

  /** Gives a duty to another official. Half of the time, one of theirs comes back in exchange. */
  tryChange(duty: number, temperature: number): boolean {
    const { able } = nthList(this.duties, duty)
    const from = nthNumber(this.leaderOf, duty)
    const to = nthNumber(able, pick(this.random, able.length))
    if (to === from) return false
    const back = this.random() < 0.5 ? this.exchangeFor(from, to) : -1
    const before = this.costOf(from) + this.costOf(to)
    this.pass(duty, to)
    if (back >= 0) this.pass(back, from)
    const worse = this.costOf(from) + this.costOf(to) - before
    if (worse <= 0 || this.random() < Math.exp(-worse / temperature)) return true
    this.pass(duty, from)
    if (back >= 0) this.pass(back, to)
    return false
  }

  private exchangeFor(from: number, to: number): number {
    const theirs = nthList(this.dutiesOf, to)
    if (theirs.length === 0) return -1
    const duty = nthNumber(theirs, pick(this.random, theirs.length))
    const { able, stays } = nthList(this.duties, duty)
    return stays < 0 && able.includes(from) ? duty : -1
  }

  private priceOf(duty: number, official: number): number {
    this.give(duty, official)
    const price = this.costOf(official)
    this.take(duty)
    return price
  }

  private pass(duty: number, to: number): void {
    this.take(duty)
    this.give(duty, to)
  }

  private give(duty: number, official: number): void {
    this.leaderOf[duty] = official
    const own = nthList(this.dutiesOf, official)
    const { start } = nthList(this.duties, duty)
    let at = own.length
    while (at > 0 && nthList(this.duties, nthNumber(own, at - 1)).start > start) at -= 1
    own.splice(at, 0, duty)
    this.refresh(official)
  }

  private take(duty: number): void {
    const official = nthNumber(this.leaderOf, duty)
    const own = nthList(this.dutiesOf, official)
    own.splice(own.indexOf(duty), 1)
    this.leaderOf[duty] = -1
    this.refresh(official)
  }

  private refresh(official: number): void {
    const hard = this.breaches(official)
    this.hard += hard - nthNumber(this.hardOf, official)
    this.hardOf[official] = hard
  }

  /** Squared, so that one more game costs more for a busy official than for an idle one. */
  private costOf(official: number): number {
    return this.breach * nthNumber(this.hardOf, official) + nthList(this.dutiesOf, official).length ** 2
  }

  private breaches(official: number): number {
    const own = nthList(this.dutiesOf, official)
    const most = mostGames(nthList(this.officials, official))
    let hard = 0
    let inARow = 0
    let inDay = 0
    for (let n = 0; n < own.length; n += 1) {
      const duty = nthList(this.duties, nthNumber(own, n))
      const before = n > 0 ? nthList(this.duties, nthNumber(own, n - 1)) : null
      const gap = before === null ? Number.POSITIVE_INFINITY : duty.start - before.end
      if (gap < WALK) hard += 1
      inARow = gap < OFFICIAL_BREAK ? inARow + 1 : 1
      if (inARow > GAMES_IN_A_ROW) hard += 1
      inDay = before?.day === duty.day ? inDay + 1 : 1
      if (inDay > most) hard += 1
    }
    return hard
  }
}
