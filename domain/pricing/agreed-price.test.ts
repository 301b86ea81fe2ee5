import { describe, expect, test } from 'vitest'
import { nth } from '../nth.ts'
import { type Discount, discountFrom } from './discount.ts'
import { quote } from './quote.ts'
import type { QuoteRegistration } from './quote-types.ts'
import { type PricedRegistration, type RequoteCause, requote } from './requote.ts'
import {
  DECEMBER,
  december,
  discountOf,
  FALL,
  family,
  leo,
  maya,
  OCTOBER,
  once,
  otherOf,
  planOf,
  registrationOf,
  zoe,
} from './test-family.ts'

const handed = (type: 'VOLUNTEER' | 'HARDSHIP', basisPoints: number): Discount =>
  discountFrom({ id: type, name: 'By hand', type, basisPoints }, 'ALL')
const volunteer = handed('VOLUNTEER', 1000)
const early: Discount = discountFrom(
  {
    id: 'early',
    name: 'Early bird',
    type: 'EARLY_BIRD',
    basisPoints: 1000,
    conditions: '{"registeredBefore":"2025-09-01"}',
  },
  'ALL',
)

const withDiscounts = (...discounts: Discount[]) => planOf('MONTHLY_ONCE', { discounts })

const priced = (
  registration: QuoteRegistration,
  status: PricedRegistration['status'] = 'APPROVED',
  siblings: QuoteRegistration[] = [],
): PricedRegistration => ({
  ...registration,
  status,
  breakdown: quote({ registrations: [registration, ...siblings], others: [] }).lines.filter(
    (line) => line.registrationId === registration.id,
  ),
})
const joins = (registration: QuoteRegistration): PricedRegistration => ({
  ...registration,
  status: registration.waitlisted ? 'WAITLISTED' : 'PENDING',
  breakdown: [],
})

/** The same registrations, each with its part of the quote. */
function after(
  cause: RequoteCause,
  registrations: PricedRegistration[],
  others = [otherOf(zoe, 'CANCELLED', FALL)],
) {
  const { lines } = requote({ cause, registrations, others }).quote
  return registrations.map((one) => ({
    ...one,
    breakdown: lines.filter(({ registrationId }) => registrationId === one.id),
  }))
}
const cents = (one: PricedRegistration | undefined) => one?.breakdown.map(({ totalCents }) => totalCents)
const [alone, withZoe] = [registrationOf(maya, once, OCTOBER), [registrationOf(zoe, once, OCTOBER)]]

describe('M-7: Maya keeps 6400 after Zoe has left', () => {
  const kept = nth(after('SIBLING_LEFT', [priced(alone, 'APPROVED', withZoe)]), 0)
  const allowed = { ...kept, plan: withDiscounts(december, family, volunteer) }
  const leosPlace = priced(registrationOf(leo, withDiscounts(volunteer), ['2025-11']))

  test('and October is settled', () => {
    expect(cents(kept)).toEqual([6400])
    expect(kept.breakdown[0]?.isSettled).toBe(true)
  })

  const waiting = joins(registrationOf(leo, once, OCTOBER, { waitlisted: true }))
  const secondProgram = joins(
    registrationOf(maya, planOf('MONTHLY_ONCE', { programId: 'goalies' }), ['2025-11']),
  )
  test.each<[string, RequoteCause, PricedRegistration[], number]>([
    ['a sibling joins a waiting list', 'SIBLING_JOINED', [kept, waiting], 6400],
    ['she joins a second program for November', 'SIBLING_JOINED', [kept, secondProgram], 6400],
    ['a sibling joins', 'SIBLING_JOINED', [kept, joins(registrationOf(leo, once, OCTOBER))], 6400],
    ['the club gives her 10 %', { registrationId: kept.id, given: volunteer.id }, [allowed], 5760],
    [
      'the club gives another child 10 %',
      { registrationId: leosPlace.id, given: volunteer.id },
      [kept, leosPlace],
      6400,
    ],
  ])('then %s', (_case, cause, registrations, total) =>
    expect(cents(after(cause, registrations)[0])).toEqual([total]),
  )

  test('then the club gives her 10 % and takes it back', () => {
    const given = after({ registrationId: kept.id, given: volunteer.id }, [allowed])
    expect(cents(after({ registrationId: kept.id, takenBack: volunteer.id }, given)[0])).toEqual([6400])
  })

  test('then Leo joins and is rejected', () => {
    const maya6400 = nth(after('SIBLING_JOINED', [kept, joins(registrationOf(leo, once, OCTOBER))]), 0)
    expect(cents(after('SIBLING_REJECTED', [maya6400])[0])).toEqual([6400])
  })
})

test('R-4: a sibling who has completed the season counts for the months it trained when another child joins', () => {
  const mayasFall = priced(registrationOf(maya, once, FALL), 'APPROVED', [registrationOf(zoe, once, FALL)])
  const leoJoins = joins(registrationOf(leo, once, ['2025-11', '2025-12']))
  const completed = [otherOf(zoe, 'COMPLETED', FALL)]
  const [first] = after('SIBLING_JOINED', [mayasFall, leoJoins], completed)
  expect(cents(first)?.reduce((sum, one) => sum + one, 0)).toBe(22400)
})

describe('M-8: the club edits a discount, and then another sibling joins', () => {
  const october = discountOf({
    id: 'october',
    type: 'SEASONAL',
    basisPoints: 3000,
    priority: 10,
    conditions: { serviceMonths: OCTOBER },
  })
  test.each<[string, Discount[]]>([
    ['a new special of 30 % for October', [december, family, october]],
    [
      'ALL becomes ADDITIONAL',
      [december, { ...family, conditions: { minChildren: 2, appliesTo: 'ADDITIONAL' } }],
    ],
    ['minChildren 2 becomes 4', [december, { ...family, conditions: { minChildren: 4, appliesTo: 'ALL' } }]],
    ['the family discount is cut', [december, { ...family, basisPoints: 500 }]],
    ['the family discount is gone', [december]],
    ['it stacks no more, and comes last', [december, { ...family, stacks: false, priority: 90 }]],
  ])('%s: two who have agreed on 6400 each keep it', (_case, discounts) => {
    const plan = { ...once, discounts }
    const [zoes, mayas] = [registrationOf(zoe, once, OCTOBER), registrationOf(maya, once, OCTOBER)]
    const both = [priced(mayas, 'PENDING', [zoes]), priced(zoes, 'PENDING', [mayas])]
    const agreed = both.map((one) => ({ ...one, plan }))
    const [first, second] = after('SIBLING_JOINED', [...agreed, joins(registrationOf(leo, plan, OCTOBER))])
    expect([cents(first), cents(second)]).toEqual([[6400], [6400]])
  })

  test('also when one of three leaves whom the new conditions would miss', () => {
    const three = [maya, zoe, leo].map((player) => registrationOf(player, once, OCTOBER))
    const stricter = { ...family, conditions: { minChildren: 3 } }
    const agreed = three.map((one) => ({
      ...priced(
        one,
        'PENDING',
        three.filter(({ id }) => id !== one.id),
      ),
      plan: withDiscounts(stricter),
    }))
    expect(after('SIBLING_LEFT', agreed.slice(1)).map(cents)).toEqual([[6400], [6400]])
  })

  test.each([
    ['moved back', '2025-08-01', '2025-08-20', 5760],
    ['prolonged', '2025-12-01', '2025-09-20', 6400],
  ])('the early bird is %s', (_case, registeredBefore, registeredOn, total) => {
    const agreed = priced(registrationOf(maya, withDiscounts(early, family), OCTOBER, { registeredOn }))
    const moved = { ...early, conditions: { registeredBefore } }
    const [mayas] = after('SIBLING_JOINED', [
      { ...agreed, plan: withDiscounts(moved, family) },
      joins(registrationOf(leo, once, OCTOBER)),
    ])
    expect(cents(mayas)).toEqual([total])
  })

  test('the December special is moved to the next year', () => {
    const agreed = priced(registrationOf(maya, withDiscounts(december), DECEMBER))
    const moved = { ...december, conditions: { serviceMonths: ['2026-12'] } }
    const [mayas] = after('SIBLING_JOINED', [
      { ...agreed, plan: withDiscounts(moved) },
      joins(registrationOf(leo, once, DECEMBER)),
    ])
    expect(cents(mayas)).toEqual([4000])
  })

  test('lines of earlier years have no terms: the price of one who has agreed does not rise all the same', () => {
    const agreed = priced(alone, 'PENDING', withZoe)
    const breakdown = agreed.breakdown.map((line) => ({
      ...line,
      discounts: line.discounts.map(({ terms: _terms, ...discount }) => discount),
    }))
    const plan = withDiscounts({ ...family, conditions: { minChildren: 4 } })
    const [mayas] = after('SIBLING_JOINED', [
      { ...agreed, plan, breakdown },
      joins(registrationOf(leo, plan, OCTOBER)),
    ])
    expect(cents(mayas)).toEqual([6400])
  })
})

test('D-11: taken back, the discount makes way for the one that it was better than', () => {
  const plan = withDiscounts(early, handed('HARDSHIP', 5000))
  const before = priced(registrationOf(maya, plan, OCTOBER))
  const given = after({ registrationId: before.id, given: 'HARDSHIP' }, [before])
  expect([cents(before), cents(given[0])]).toEqual([[7200], [4000]])
  expect(cents(after({ registrationId: before.id, takenBack: 'HARDSHIP' }, given)[0])).toEqual([7200])
})
