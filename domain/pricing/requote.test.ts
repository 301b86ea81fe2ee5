import { describe, expect, test } from 'vitest'
import { quote } from './quote.ts'
import type { FamilyRegistration, QuoteRegistration } from './quote-types.ts'
import { type PricedRegistration, type RequoteCause, requote } from './requote.ts'
import {
  DECEMBER,
  december,
  discountOf,
  FALL,
  family,
  maya,
  OCTOBER,
  once,
  otherOf,
  planOf,
  registrationOf,
  zoe,
} from './test-family.ts'

/** A registration with the breakdown that it had while `others` were the family's other registrations. */
function priced(
  registration: QuoteRegistration,
  status: PricedRegistration['status'],
  others: FamilyRegistration[],
  changes: Partial<PricedRegistration> = {},
): PricedRegistration {
  return {
    ...registration,
    status,
    breakdown: quote({ registrations: [registration], others }).lines,
    ...changes,
  }
}
const totals = (cause: RequoteCause, registrations: PricedRegistration[], others: FamilyRegistration[]) =>
  requote({ cause, registrations, others }).quote.lines.map(({ totalCents }) => totalCents)

const mayaAlone = registrationOf(maya, once, FALL)
const zoeActive = [otherOf(zoe, 'ACTIVE', FALL)]

describe('M-6: a second sibling joins in the middle of the season', () => {
  const zoeJoins = priced(registrationOf(zoe, once, ['2025-11', '2025-12']), 'PENDING', [
    otherOf(maya, 'APPROVED', FALL),
  ])

  test('unpaid months get a new price for both, paid months stay', () => {
    const mayaPaid = priced(mayaAlone, 'APPROVED', [], { paidMonths: ['2025-09', '2025-10', '2025-11'] })
    const answer = requote({ cause: 'SIBLING_JOINED', registrations: [mayaPaid, zoeJoins], others: [] })
    expect(answer.quote.lines.map(({ totalCents, kept }) => [totalCents, kept])).toEqual([
      [8000, true],
      [8000, true],
      [8000, true],
      [3200, false],
      [6400, false],
      [3200, false],
    ])
    expect(answer.changes).toEqual([
      { registrationId: 'maya in fall-2025', playerName: 'Maya', beforeCents: 28000, afterCents: 27200 },
    ])
    expect(answer.message).toBe('Maya: $272.00 instead of $280.00. Months already settled stay as they are.')
  })

  test('an unpaid registration gets the discount in the months they share', () =>
    expect(totals('SIBLING_JOINED', [priced(mayaAlone, 'APPROVED', []), zoeJoins], [])).toEqual([
      8000, 8000, 6400, 3200, 6400, 3200,
    ]))

  test('an active one counts as fully paid', () => {
    const { changes, message } = requote({
      cause: 'SIBLING_JOINED',
      registrations: [priced(mayaAlone, 'ACTIVE', [])],
      others: [otherOf(zoe, 'PENDING', FALL)],
    })
    expect(changes).toEqual([])
    expect(message).toBe('Your prices stay as they are.')
  })
})

test.each(['PENDING', 'APPROVED'] as const)(
  'M-6: a sibling is rejected: an unpaid %s registration gets a new price',
  (status) =>
    expect(
      totals('SIBLING_REJECTED', [priced(mayaAlone, status, zoeActive)], [otherOf(zoe, 'REJECTED', FALL)]),
    ).toEqual([8000, 8000, 8000, 4000]),
)

describe('M-7: a sibling leaves', () => {
  test.each([
    ['PENDING', [8000, 8000, 8000, 4000]],
    ['APPROVED', [6400, 6400, 6400, 3200]],
    ['ACTIVE', [6400, 6400, 6400, 3200]],
  ] as const)('a registration that is %s', (status, cents) =>
    expect(
      totals('SIBLING_LEFT', [priced(mayaAlone, status, zoeActive)], [otherOf(zoe, 'WITHDRAWN', FALL)]),
    ).toEqual(cents),
  )

  test('the warning names what changes', () =>
    expect(
      requote({
        cause: 'SIBLING_LEFT',
        registrations: [priced(registrationOf(maya, once, OCTOBER), 'PENDING', zoeActive)],
        others: [],
      }).message,
    ).toBe('Maya: $80.00 instead of $64.00.'))
})

test.each([
  ['PENDING', 6400],
  ['APPROVED', 6400],
  ['ACTIVE', 8000],
] as const)('M-8: a fee increase, and a sibling joins: a registration that is %s', (status, cents) => {
  const before = priced(registrationOf(maya, once, OCTOBER), status, [])
  const dearer = { ...before, plan: planOf('MONTHLY_ONCE', { amountCents: 9000 }) }
  expect(totals('SIBLING_JOINED', [dearer], [otherOf(zoe, 'PENDING', OCTOBER)])).toEqual([cents])
})

describe('M-8: a discount changes after the family has registered, and a sibling joins', () => {
  const before = priced(registrationOf(maya, once, DECEMBER), 'PENDING', [])
  const after = (discounts: typeof once.discounts) =>
    totals(
      'SIBLING_JOINED',
      [{ ...before, plan: { ...once, discounts } }],
      [otherOf(zoe, 'PENDING', DECEMBER)],
    )

  test.each([
    ['switched off', { ...december, active: false }],
    ['cut to 10 %', { ...december, basisPoints: 1000 }],
    ['over since yesterday', { ...december, endDate: '2025-08-19' }],
  ])('one that was agreed and is %s still counts', (_case, changed) =>
    expect(after([changed, family])).toEqual([3200]),
  )

  test('one that was not agreed yet counts as it is now', () => {
    expect(after([december, { ...family, basisPoints: 1000 }])).toEqual([3600])
    expect(after([december, discountOf({ active: false })])).toEqual([4000])
  })
})
