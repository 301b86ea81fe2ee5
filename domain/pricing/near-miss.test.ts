import { describe, expect, test } from 'vitest'
import { quote } from './quote.ts'
import type { QuoteInput } from './quote-types.ts'
import {
  additional,
  DECEMBER,
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
  twice,
  zoe,
} from './test-family.ts'

const messages = (registrations: QuoteInput['registrations'], others: QuoteInput['others'] = []) =>
  quote({ registrations, others }).nearMisses.map(({ message }) => message)

const planWith = (...discounts: ReturnType<typeof discountOf>[]) => planOf('MONTHLY_ONCE', { discounts })

describe('D-9: one child short of the family discount', () => {
  test.each([
    ['once a week', once, OCTOBER, 'Register a second child and save $32 a month.'],
    ['twice a week', twice, OCTOBER, 'Register a second child and save $60 a month.'],
    ['a special month', once, DECEMBER, 'Register a second child and save $16 in December.'],
    ['the whole fall', once, FALL, 'Register a second child and save $32 a month ($16 in December).'],
    [
      'an odd fee',
      planOf('MONTHLY_ONCE', { amountCents: 7999 }),
      OCTOBER,
      'Register a second child and save $32 a month.',
    ],
    [
      'a small fee',
      planOf('MONTHLY_ONCE', { amountCents: 1010 }),
      OCTOBER,
      'Register a second child and save $4.04 a month.',
    ],
    ['ADDITIONAL', planWith(additional), OCTOBER, 'Register a second child and save $16 a month.'],
    [
      'a third of the price',
      planWith(discountOf({ basisPoints: 3333 })),
      OCTOBER,
      'Register a second child and save $53.32 a month.',
    ],
  ])('%s', (_case, plan, months, message) =>
    expect(messages([registrationOf(maya, plan, months)])).toEqual([message]),
  )

  test('not while another child of theirs waits for a place', () => {
    const waiting = { ...registrationOf(leo, once, OCTOBER), waitlisted: true }
    expect(messages([registrationOf(maya, once, OCTOBER), waiting])).toEqual([])
    expect(messages([waiting])).toEqual([])
  })

  test('month by month, as numbers', () => {
    const { nearMisses } = quote({ registrations: [registrationOf(maya, once, FALL)], others: [] })
    expect(nearMisses[0]).toMatchObject({
      discountId: 'family',
      months: [
        { month: '2025-09', cents: 3200 },
        { month: '2025-10', cents: 3200 },
        { month: '2025-11', cents: 3200 },
        { month: '2025-12', cents: 1600 },
      ],
    })
  })

  test('the third child, if three are needed', () => {
    const plan = planWith(discountOf({ conditions: { minChildren: 3 } }))
    const two = [maya, zoe].map((player) => registrationOf(player, plan, OCTOBER))
    expect(messages(two)).toEqual(['Register a third child and save $48 a month.'])
    expect(messages(two.slice(1))).toEqual([])
  })

  test('assumes the cheapest plan of the family for the sibling', () => {
    const plan = { conditions: { minChildren: 3 } }
    const both = [
      registrationOf(maya, planOf('MONTHLY_TWICE', { discounts: [discountOf(plan)] }), OCTOBER),
      registrationOf(zoe, planOf('MONTHLY_ONCE', { discounts: [discountOf(plan)] }), OCTOBER),
    ]
    // 20 % of 150 + 80 + 80
    expect(messages(both)).toEqual(['Register a third child and save $62 a month.'])
  })

  test('months with different savings', () => {
    const discount = discountOf({ conditions: { minChildren: 2 } })
    const registrations = [
      registrationOf(maya, planOf('MONTHLY_ONCE', { discounts: [discount] }), ['2025-10']),
      registrationOf(maya, planOf('MONTHLY_TWICE', { discounts: [discount], programId: 'p2' }), ['2025-11']),
    ]
    expect(messages(registrations)).toEqual(['Register a second child and save up to $60 a month.'])
  })

  test.each([
    ['the family has it already', [otherOf(zoe, 'ACTIVE', OCTOBER)], once],
    ['the fee does not allow it', [], planWith(december)],
    ['the offer is over', [], planWith(discountOf({ endDate: '2025-08-19' }))],
    ['it is switched off', [], planWith(discountOf({ active: false }))],
    ['it takes nothing off', [], planWith(discountOf({ basisPoints: 0 }))],
    ['it is a free trial', [], planOf('TRIAL')],
  ])('says nothing when %s', (_case, others, plan) =>
    expect(messages([registrationOf(maya, plan, OCTOBER)], others)).toEqual([]),
  )

  test('a sibling on the waiting list is still missing', () =>
    expect(
      messages([registrationOf(maya, once, OCTOBER)], [otherOf(leo, 'WAITLISTED', OCTOBER)]),
    ).toHaveLength(1))
})
