import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowedMoves } from '../status/moves.ts'
import { automaticRegistrationMove, type RegistrationStatus } from '../status/registration.ts'
import { familyEffect } from '../status/registration-effects.ts'
import type { Discount } from './discount.ts'
import { quote, quoteWithMonths } from './quote.ts'
import { type PricedRegistration, type RequoteCause, requote } from './requote.ts'
import { december, FALL, family, leo, maya, once, planOf, registrationOf, zoe } from './test-family.ts'

const CHILDREN = [maya, zoe, leo]
const BY_HAND: Discount = {
  ...family,
  id: 'by hand',
  type: 'VOLUNTEER',
  conditions: {},
  stacks: false,
  priority: 40,
}

/** Edits that the club may make to its discounts from one day to the next. */
const edited: fc.Arbitrary<Discount[]> = fc
  .tuple(
    fc.constantFrom(0, 1000, 2000, 3333, 10000),
    fc.constantFrom(2, 3, 4),
    fc.constantFrom('ALL' as const, 'ADDITIONAL' as const),
    fc.subarray(FALL, { minLength: 1 }),
    fc.constantFrom(5, 20, 50),
    fc.boolean(),
    fc.boolean(),
  )
  .map(([basisPoints, minChildren, appliesTo, serviceMonths, priority, stacks, active]) => [
    { ...december, basisPoints, conditions: { serviceMonths } },
    { ...family, basisPoints, conditions: { minChildren, appliesTo }, priority, stacks, active },
    {
      ...family,
      id: 'early',
      type: 'EARLY_BIRD',
      conditions: { registeredBefore: '2025-09-01' },
      stacks: false,
    },
    BY_HAND,
  ])

const months = fc.subarray(FALL, { minLength: 1 })
const step = fc.oneof(
  fc.record({
    do: fc.constant('join' as const),
    child: fc.nat(2),
    program: fc.nat(1),
    months,
    waits: fc.boolean(),
    twice: fc.boolean(),
  }),
  fc.record({ do: fc.constant('move' as const), which: fc.nat(), nth: fc.nat() }),
  fc.record({ do: fc.constant('edit' as const), discounts: edited }),
  fc.record({ do: fc.constant('hand' as const), which: fc.nat(), takeBack: fc.boolean() }),
  fc.record({ do: fc.constant('month' as const), which: fc.nat(), month: fc.constantFrom(...FALL) }),
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

const LIVE: readonly RegistrationStatus[] = ['PENDING', 'WAITLISTED', 'APPROVED', 'ACTIVE']
const isLive = ({ status }: PricedRegistration) => LIVE.includes(status)

const movesFrom = (status: RegistrationStatus) =>
  (['ADMIN', 'SYSTEM'] as const).flatMap((role) => allowedMoves('PlayerProgramRegistration', status, role))

/** A family's season, priced the way the server does it. */
class Season {
  rows: PricedRegistration[] = []
  discounts: readonly Discount[] = [december, family, BY_HAND]

  /** Applies a step and returns what it means for prices; null if nothing happened. */
  take(one: Step): RequoteCause | null {
    if (one.do === 'edit') this.discounts = one.discounts
    if (one.do === 'month') return this.#changeMonth(one)
    const cause = one.do === 'join' ? this.#join(one) : one.do === 'edit' ? null : this.#change(one)
    if (cause) this.#price(cause)
    return cause
  }

  /** An added month is priced as a separate registration and then joins the existing one (B-18). */
  #changeMonth({ which, month }: Extract<Step, { do: 'month' }>): RequoteCause | null {
    const row = this.rows[which % this.rows.length]
    if (!row || !isLive(row)) return null
    if (row.months.includes(month)) {
      if (row.months.length === 1) return null
      row.months = row.months.filter((one) => one !== month)
      row.breakdown = row.breakdown.filter((line) => line.month !== month)
      this.#price('SIBLING_LEFT')
      return 'SIBLING_LEFT'
    }
    const added = {
      ...row,
      id: `${row.id} added`,
      months: [month],
      breakdown: [],
      registeredOn: '2025-11-01',
    }
    this.rows.push(added)
    this.#price('SIBLING_JOINED')
    this.rows.pop()
    const whole = { ...quote({ registrations: [], others: [] }), lines: [...row.breakdown] }
    const more = { ...whole, lines: [...added.breakdown] }
    row.months = [...row.months, month]
    row.breakdown = quoteWithMonths(whole, more, row.id, '2025-11-01').lines
    if (row.status === 'ACTIVE') row.openMonths = [...(row.openMonths ?? []), month]
    return 'SIBLING_JOINED'
  }

  #join({ child, program, months: asked, waits, twice }: Extract<Step, { do: 'join' }>): RequoteCause {
    const plan = planOf(twice ? 'MONTHLY_TWICE' : 'MONTHLY_ONCE', { programId: `program ${program}` })
    const player = CHILDREN[child] ?? maya
    const id = `${this.rows.length} ${player.id}`
    const status = waits ? ('WAITLISTED' as const) : ('PENDING' as const)
    this.rows.push({ ...registrationOf(player, plan, asked, { id }), status, breakdown: [] })
    return 'SIBLING_JOINED'
  }

  #change(one: Extract<Step, { do: 'move' | 'hand' }>): RequoteCause | null {
    const row = this.rows[one.which % this.rows.length]
    if (!row || !isLive(row)) return null
    const byHand = {
      registrationId: row.id,
      [one.do === 'hand' && one.takeBack ? 'takenBack' : 'given']: BY_HAND.id,
    }
    if (one.do === 'hand') return byHand
    const from = row.status
    const moves = movesFrom(from)
    const to = moves[one.nth % moves.length] ?? from
    row.status = automaticRegistrationMove({ status: to, priceCents: 1, endDate: '9' }, '0') ?? to
    return familyEffect(from, to)
  }

  #price(cause: RequoteCause): void {
    const now = this.rows.map((row) => ({
      ...row,
      plan: { ...row.plan, discounts: this.discounts },
      waitlisted: row.status === 'WAITLISTED',
    }))
    const registrations = now.filter(isLive)
    const { lines } = requote({ cause, registrations, others: now.filter((row) => !isLive(row)) }).quote
    for (const row of this.rows.filter(isLive))
      row.breakdown = lines.filter(({ registrationId }) => registrationId === row.id)
  }
}

const prices = ({ rows }: Season) =>
  new Map(
    rows.flatMap(({ id, breakdown }) => breakdown.map((line) => [`${id} ${line.month}`, line.totalCents])),
  )

/**
 * Prices may rise when a sibling leaves, which is the family's doing, when one is rejected, and when a discount that
 * was a gift is taken back.
 */
function mayRaise(cause: RequoteCause | null, row: PricedRegistration): boolean {
  if (cause === null || cause === 'SIBLING_JOINED') return false
  if (typeof cause === 'object') return cause.takenBack !== undefined && cause.registrationId === row.id
  return row.status === 'PENDING' || row.status === 'WAITLISTED' || cause === 'SIBLING_REJECTED'
}

test('M-8, B-18: whatever the club edits, whoever comes and whatever month is added, none that was agreed gets dearer; nor does one that is paid', () =>
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25, size: 'max' }), (story) => {
      const season = new Season()
      for (const one of story) {
        const before = prices(season)
        const paid = season.rows
          .filter(({ status }) => status === 'ACTIVE')
          .map((row) => ({ id: row.id, open: row.openMonths ?? [] }))
        const cause = season.take(one)
        for (const row of season.rows)
          for (const { month, totalCents } of row.breakdown) {
            const agreed = before.get(`${row.id} ${month}`)
            if (agreed === undefined) continue
            if (paid.some(({ id, open }) => id === row.id && !open.includes(month)))
              expect(totalCents).toBe(agreed)
            else if (!mayRaise(cause, row)) expect(totalCents).toBeLessThanOrEqual(agreed)
          }
      }
    }),
    { numRuns: 500 },
  ))

test('M-6: adding a child never raises the price of another, registered together or later', () =>
  fc.assert(
    fc.property(
      edited,
      fc.array(fc.tuple(fc.nat(1), months, fc.boolean()), { minLength: 1, maxLength: 3 }),
      months,
      (discounts, wishes, theirs) => {
        const planFor = (isTwice: boolean) =>
          planOf(isTwice ? 'MONTHLY_TWICE' : 'MONTHLY_ONCE', { discounts })
        const registrations = wishes.map(([child, asked, isTwice], n) =>
          registrationOf(CHILDREN[child] ?? maya, planFor(isTwice), asked, { id: `${n}` }),
        )
        const added = registrationOf(leo, { ...once, discounts }, theirs, { id: 'added' })
        const without = quote({ registrations, others: [] }).lines
        const together = quote({ registrations: [...registrations, added], others: [] }).lines
        for (const { registrationId, month, totalCents } of without) {
          const line = together.find((one) => one.registrationId === registrationId && one.month === month)
          expect(line?.totalCents).toBeLessThanOrEqual(totalCents)
        }
      },
    ),
  ))
