import { CrewTerm } from './crew-term.ts'
import { EndsTerm } from './ends-term.ts'
import { GroupTerm } from './group-term.ts'
import { nthInt } from './nth.ts'
import { PlayerTerm } from './player-term.ts'
import { PrecedenceTerm } from './precedence-term.ts'
import type { Problem } from './problem.ts'
import { SiblingTerm } from './sibling-term.ts'
import type { Staffing } from './staffing.ts'
import type { State, Term } from './term.ts'
import { TurfTerm } from './turf-term.ts'

/**
 * Which game is in which slot, and the cost of that. `move` updates the cost by looking only at what it touches. `soft`
 * is the part of the score that depends on time and place: Q1, games played of Q2, Q3, Q4 and Q6.
 */
export class Placement implements State {
  readonly problem: Problem
  readonly slotOf: Int32Array
  readonly gameAt: Int32Array
  private readonly turf: TurfTerm
  private readonly crews: CrewTerm
  private readonly terms: Term[]

  constructor(problem: Problem, staffing: Staffing) {
    this.problem = problem
    this.slotOf = new Int32Array(problem.games.length).fill(-1)
    this.gameAt = new Int32Array(problem.slots.length).fill(-1)
    this.turf = new TurfTerm(this)
    this.crews = new CrewTerm(this, staffing)
    problem.games.forEach(({ stays }, game) => {
      if (stays >= 0) this.put(game, stays)
    })
    this.terms = [
      this.turf,
      this.crews,
      new PlayerTerm(this),
      new EndsTerm(this),
      new GroupTerm(this),
      new SiblingTerm(this),
      new PrecedenceTerm(this),
    ]
  }

  get hard(): number {
    let hard = 0
    for (const term of this.terms) hard += term.hard
    return hard
  }

  get soft(): number {
    let soft = 0
    for (const term of this.terms) soft += term.soft
    return soft
  }

  /** Puts every game back where it was in `slotOf`. */
  restore(slotOf: Int32Array): void {
    slotOf.forEach((_, game) => {
      if (nthInt(this.slotOf, game) >= 0) this.take(game)
    })
    slotOf.forEach((slot, game) => {
      if (slot >= 0) this.put(game, slot)
    })
    slotOf.forEach((_, game) => {
      for (const term of this.terms) term.refresh(game)
    })
  }

  /** Moves a game to a slot. A game already there takes the slot that becomes free. Moving back undoes it. */
  move(game: number, slot: number): void {
    const from = nthInt(this.slotOf, game)
    if (slot === from) return
    const other = nthInt(this.gameAt, slot)
    if (from >= 0) this.take(game)
    if (other >= 0) this.take(other)
    this.put(game, slot)
    if (other >= 0 && from >= 0) this.put(other, from)
    for (const term of this.terms) {
      term.refresh(game)
      if (other >= 0) term.refresh(other)
    }
  }

  private take(game: number): void {
    const slot = nthInt(this.slotOf, game)
    this.slotOf[game] = -1
    this.gameAt[slot] = -1
    this.turf.book(slot, -1)
    this.crews.book(game, slot, -1)
  }

  private put(game: number, slot: number): void {
    this.slotOf[game] = slot
    this.gameAt[slot] = game
    this.turf.book(slot, 1)
    this.crews.book(game, slot, 1)
  }
}
