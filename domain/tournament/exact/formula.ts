import type { HardRule } from '../validate/violation.ts'
import type { Solver } from './solver.ts'

/** A rule, for one division or for all, that can be switched off to see whether it is the cause. */
export interface Switch {
  rule: HardRule
  /** The index of the division; -1 for a rule of all divisions. */
  division: number
}

/** Allocates variables and writes clauses, the building blocks of the model. */
export class Formula {
  private readonly solver: Solver
  private count = 0
  private readonly switches = new Map<string, { literal: number; of: Switch }>()

  constructor(solver: Solver) {
    this.solver = solver
  }

  variable(): number {
    this.count += 1
    return this.count
  }

  add(...clause: number[]): void {
    this.solver.add(clause)
  }

  /** Adds a clause that applies while its rule is switched on. */
  addFor(rule: HardRule, division: number, ...clause: number[]): void {
    this.solver.add([-this.switchOf(rule, division), ...clause])
  }

  /** The literal to assume while the rule applies. */
  switchOf(rule: HardRule, division: number): number {
    const key = `${rule} ${division}`
    const known = this.switches.get(key)
    if (known) return known.literal
    const literal = this.variable()
    this.switches.set(key, { literal, of: { rule, division } })
    return literal
  }

  allSwitches(): { literal: number; of: Switch }[] {
    return [...this.switches.values()]
  }

  /** A variable that is true exactly when one of the literals is; a single literal is returned as is. */
  either(literals: readonly number[]): number {
    const [only] = literals
    if (only !== undefined && literals.length === 1) return only
    const any = this.variable()
    for (const literal of literals) this.add(-literal, any)
    this.add(-any, ...literals)
    return any
  }

  /**
   * For each position, whether at least j of the literals so far are true, for j from 1 to `most` + 1. Counting along
   * the day keeps proofs short, because 'at least two games by noon' is a single literal.
   */
  countAlong(literals: readonly number[], most: number): number[][] {
    const rows: number[][] = []
    literals.forEach((literal, n) => {
      const before = rows[n - 1] ?? []
      const row = Array.from({ length: Math.min(n + 1, most + 1) }, () => this.variable())
      row.forEach((counted, j) => {
        const [already, oneLess] = [before[j], j === 0 ? undefined : before[j - 1]]
        if (already !== undefined) this.add(-already, counted)
        if (j === 0 || oneLess !== undefined) this.add(-literal, ...(oneLess ? [-oneLess] : []), counted)
        this.add(-counted, literal, ...(already ? [already] : []))
        if (oneLess !== undefined) this.add(-counted, ...(already ? [already] : []), oneLess)
      })
      rows.push(row)
    })
    return rows
  }

  /** At most `most` of them, but only while `condition` is true, if one is given. */
  atMost(literals: readonly number[], most: number, condition?: number): void {
    if (literals.length <= most) return
    const off = condition === undefined ? [] : [-condition]
    if (most <= 0) for (const literal of literals) this.add(...off, -literal)
    else if (most === 1 && literals.length <= 6)
      literals.forEach((one, n) => {
        for (const other of literals.slice(n + 1)) this.add(...off, -one, -other)
      })
    else
      for (const row of this.countAlong(literals, most)) {
        const tooMany = row[most]
        if (tooMany !== undefined) this.add(...off, -tooMany)
      }
  }

  /** No more of the first than of the second. */
  noMoreThan(ones: readonly number[], others: readonly number[]): void {
    const counted = this.countAlong(ones, others.length).at(-1) ?? []
    const against = this.countAlong(others, others.length - 1).at(-1) ?? []
    counted.forEach((literal, j) => {
      const enough = against[j]
      this.add(-literal, ...(enough === undefined ? [] : [enough]))
    })
  }
}
