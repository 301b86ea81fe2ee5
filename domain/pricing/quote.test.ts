import { describe, expect, test } from 'vitest'
import { quote } from './quote.ts'
import type { QuoteInput, QuoteRegistration } from './quote-types.ts'
import {
  additional,
  DECEMBER,
  december,
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

const totalOf = (...registrations: QuoteRegistration[]) => quote({ registrations, others: [] }).totalCents
const lineTotals = (registrations: QuoteRegistration[], others: QuoteInput['others'] = []) =>
  quote({ registrations, others }).lines.map((line) => line.totalCents)
const withAdditional = planOf('MONTHLY_ONCE', { discounts: [december, additional] })
const oddFee = planOf('MONTHLY_ONCE', { amountCents: 7999 })

describe('M-3: the worked examples', () => {
  test.each([
    ['1: one child, Saturday, October', [registrationOf(maya, once, OCTOBER)], 8000],
    ['2: one child, both days, October', [registrationOf(maya, twice, OCTOBER)], 15000],
    [
      '3: two children once a week',
      [registrationOf(maya, once, OCTOBER), registrationOf(zoe, once, OCTOBER)],
      12800,
    ],
    [
      '4: one once, one twice',
      [registrationOf(maya, once, OCTOBER), registrationOf(zoe, twice, OCTOBER)],
      18400,
    ],
    ['5: one child once, December', [registrationOf(maya, once, DECEMBER)], 4000],
    [
      '6: one once, one twice, December',
      [registrationOf(maya, once, DECEMBER), registrationOf(zoe, twice, DECEMBER)],
      9200,
    ],
    ['7: one child, whole fall, once', [registrationOf(maya, once, FALL)], 28000],
    ['7: one child, whole fall, twice', [registrationOf(maya, twice, FALL)], 52500],
    [
      '9: three children, whole fall, once',
      [maya, zoe, leo].map((player) => registrationOf(player, once, FALL)),
      67200,
    ],
    [
      '11: case 3 with ADDITIONAL',
      [maya, zoe].map((player) => registrationOf(player, withAdditional, OCTOBER)),
      14400,
    ],
  ])('%s', (_case, registrations, total) => expect(totalOf(...registrations)).toBe(total))

  test('8: the whole fall with the family discount, per child', () => {
    const others = [otherOf(zoe, 'ACTIVE', FALL)]
    expect(quote({ registrations: [registrationOf(maya, once, FALL)], others }).totalCents).toBe(22400)
    expect(quote({ registrations: [registrationOf(maya, twice, FALL)], others }).totalCents).toBe(42000)
  })

  test('10: an odd fee, December and family', () =>
    expect(lineTotals([registrationOf(maya, oddFee, DECEMBER)], [otherOf(zoe, 'ACTIVE', DECEMBER)])).toEqual([
      3199,
    ]))
})

describe('M-3: the price is an explanation', () => {
  test('each discount has its name, reason and amount, on what the one before left', () => {
    const { lines, ...sums } = quote({
      registrations: [registrationOf(maya, once, DECEMBER)],
      others: [otherOf(zoe, 'PENDING', DECEMBER)],
    })
    expect(lines).toEqual([
      {
        registrationId: 'maya in fall-2025',
        playerId: 'maya',
        playerName: 'Maya',
        programId: 'fall-2025',
        feeId: 'fee-MONTHLY_ONCE',
        feeType: 'MONTHLY_ONCE',
        month: '2025-12',
        listCents: 8000,
        discounts: [
          {
            discountId: 'december',
            name: 'December special',
            type: 'SEASONAL',
            basisPoints: 5000,
            reason: 'Training in December is 50% off.',
            amountCents: 4000,
            terms: { conditions: { serviceMonths: ['2025-12'] }, priority: 10, stacks: true },
          },
          {
            discountId: 'family',
            name: 'Family discount',
            type: 'FAMILY',
            basisPoints: 2000,
            reason: '2 children of your family are registered in December: 20% off.',
            amountCents: 800,
            terms: { conditions: { minChildren: 2, appliesTo: 'ALL' }, priority: 20, stacks: true },
          },
        ],
        credit: null,
        totalCents: 3200,
        kept: false,
      },
    ])
    expect(sums).toEqual({
      listCents: 8000,
      discountCents: 4800,
      creditCents: 0,
      totalCents: 3200,
      nearMisses: [],
    })
  })

  test('lines stand by child, oldest first, then by month', () => {
    const { lines } = quote({
      registrations: [registrationOf(zoe, once, ['2025-11', '2025-10']), registrationOf(maya, once, OCTOBER)],
      others: [],
    })
    expect(lines.map(({ playerName, month }) => `${playerName} ${month}`)).toEqual([
      'Maya 2025-10',
      'Zoe 2025-10',
      'Zoe 2025-11',
    ])
  })
})

describe('M-4: what is charged when', () => {
  test('a month named twice is charged once', () =>
    expect(totalOf(registrationOf(maya, once, ['2025-10', '2025-10']))).toBe(8000))

  test.each([
    ['EVENT', 2500],
    ['TRIAL', 0],
  ] as const)('an %s is one line in the month its program starts', (feeType, total) => {
    const plan = planOf(feeType, { programStart: '2025-11-22' })
    const { lines, totalCents } = quote({ registrations: [registrationOf(maya, plan, FALL)], others: [] })
    expect(lines.map(({ month }) => month)).toEqual(['2025-11'])
    expect(totalCents).toBe(total)
  })
})

describe('M-5: Saturday, then Sunday as well', () => {
  const upgrade = (cents: number, months = OCTOBER) =>
    registrationOf(maya, twice, months, { alreadyPaid: [{ month: '2025-10', cents }] })

  test('costs the difference in a month already paid', () => {
    const { lines, totalCents, creditCents } = quote({ registrations: [upgrade(8000)], others: [] })
    expect([totalCents, creditCents]).toEqual([7000, 8000])
    expect(lines[0]?.credit).toEqual({
      cents: 8000,
      paidCents: 8000,
      reason: 'You have already paid $80.00 for October.',
    })
  })

  test('with the family discount on both', () =>
    expect(lineTotals([upgrade(6400)], [otherOf(zoe, 'ACTIVE', OCTOBER)])).toEqual([5600]))

  test('later months cost the full price', () =>
    expect(lineTotals([upgrade(8000, ['2025-10', '2025-11'])])).toEqual([7000, 15000]))

  test.each([
    [14999, 1],
    [15000, 0],
    [15001, 0],
  ])('after %i cents there are %i left to pay', (paid, left) =>
    expect(lineTotals([upgrade(paid)])).toEqual([left]),
  )
})
