import { describe, expect, test } from 'vitest'
import { quote } from './quote.ts'
import type { QuoteInput, QuoteRegistration } from './quote-types.ts'
import {
  additional,
  december,
  discountOf,
  FALL,
  leo,
  maya,
  OCTOBER,
  once,
  otherOf,
  planOf,
  registrationOf,
  zoe,
} from './test-family.ts'

const totalOf = (...registrations: QuoteRegistration[]) => quote({ registrations, others: [] }).totalCents
const lineTotals = (registrations: QuoteRegistration[], others: QuoteInput['others'] = []) =>
  quote({ registrations, others }).lines.map((line) => line.totalCents)
const withAdditional = planOf('MONTHLY_ONCE', { discounts: [december, additional] })

describe('D-6: who counts as a registered child', () => {
  test.each([
    ['PENDING', 6400],
    ['APPROVED', 6400],
    ['ACTIVE', 6400],
    ['WAITLISTED', 8000],
    ['REJECTED', 8000],
    ['CANCELLED', 8000],
    ['WITHDRAWN', 8000],
    ['COMPLETED', 6400],
  ] as const)('R-4: with a sibling who is %s October costs %i', (status, cents) =>
    expect(lineTotals([registrationOf(maya, once, OCTOBER)], [otherOf(zoe, status, OCTOBER)])).toEqual([
      cents,
    ]),
  )

  test('the same child in two programs is one child', () => {
    const goalkeepers = planOf('MONTHLY_ONCE', { programId: 'goalkeepers' })
    expect(
      lineTotals([registrationOf(maya, once, OCTOBER), registrationOf(maya, goalkeepers, OCTOBER)]),
    ).toEqual([8000, 8000])
    expect(
      lineTotals([registrationOf(maya, goalkeepers, OCTOBER)], [otherOf(maya, 'ACTIVE', OCTOBER)]),
    ).toEqual([8000])
  })

  test('only in the months in which both train', () =>
    expect(lineTotals([registrationOf(maya, once, FALL)], [otherOf(zoe, 'ACTIVE', ['2025-10'])])).toEqual([
      8000, 6400, 8000, 4000,
    ]))

  test('an event in the same month counts, a free trial does not', () => {
    const sibling = (feeType: 'EVENT' | 'TRIAL') =>
      otherOf(zoe, 'ACTIVE', [], planOf(feeType, { programStart: '2025-10-18' }))
    expect(lineTotals([registrationOf(maya, once, OCTOBER)], [sibling('EVENT')])).toEqual([6400])
    expect(lineTotals([registrationOf(maya, once, OCTOBER)], [sibling('TRIAL')])).toEqual([8000])
  })

  test('a child on the waiting list counts for its own price only', () =>
    expect(
      lineTotals([
        registrationOf(maya, once, OCTOBER),
        registrationOf(zoe, once, OCTOBER, { waitlisted: true }),
      ]),
    ).toEqual([8000, 6400]))

  test('children of two linked accounts are one family: only players count, not accounts', () =>
    expect(lineTotals([registrationOf(maya, once, OCTOBER)], [otherOf(leo, 'ACTIVE', OCTOBER)])).toEqual([
      6400,
    ]))

  test.each([
    [2, 8000],
    [3, 6400],
  ])('with three as the minimum, %i children pay %i each', (children, cents) => {
    const plan = planOf('MONTHLY_ONCE', { discounts: [discountOf({ conditions: { minChildren: 3 } })] })
    const registrations = [maya, zoe, leo]
      .slice(0, children)
      .map((player) => registrationOf(player, plan, OCTOBER))
    expect(lineTotals(registrations)).toEqual(Array(children).fill(cents))
  })

  test('without conditions two children are enough', () => {
    const plan = planOf('MONTHLY_ONCE', { discounts: [discountOf({ conditions: {} })] })
    expect(lineTotals([maya, zoe].map((player) => registrationOf(player, plan, OCTOBER)))).toEqual([
      6400, 6400,
    ])
  })
})

describe('D-7: ADDITIONAL', () => {
  const twiceAdditional = planOf('MONTHLY_TWICE', { discounts: [december, additional] })

  test('the most expensive plan pays in full', () =>
    expect(
      lineTotals([
        registrationOf(maya, withAdditional, OCTOBER),
        registrationOf(zoe, twiceAdditional, OCTOBER),
      ]),
    ).toEqual([6400, 15000]))

  test('of equals, the oldest child pays in full', () =>
    expect(
      lineTotals([zoe, maya, leo].map((player) => registrationOf(player, withAdditional, OCTOBER))),
    ).toEqual([8000, 6400, 6400]))

  test('a sibling registered earlier may be the one who pays in full', () => {
    const others = [otherOf(maya, 'ACTIVE', OCTOBER, withAdditional)]
    const { lines } = quote({ registrations: [registrationOf(zoe, withAdditional, OCTOBER)], others })
    expect(lines[0]?.totalCents).toBe(6400)
    expect(lines[0]?.discounts[0]?.reason).toBe(
      '2 children of your family are registered in October: 20% off after the first.',
    )
  })

  test('a single child pays in full', () =>
    expect(totalOf(registrationOf(maya, withAdditional, OCTOBER))).toBe(8000))

  test('of twins always the same one, in any order', () => {
    const twins = [maya, { ...maya, id: 'mia', name: 'Mia' }].map((player) =>
      registrationOf(player, withAdditional, OCTOBER),
    )
    expect(lineTotals(twins)).toEqual([8000, 6400])
    expect(lineTotals(twins.toReversed())).toEqual([8000, 6400])
  })
})
