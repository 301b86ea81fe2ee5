import { describe, expect, test } from 'vitest'
import { quote } from './quote.ts'
import type { QuoteInput, QuoteRegistration } from './quote-types.ts'
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

const totalOf = (...registrations: QuoteRegistration[]) => quote({ registrations, others: [] }).totalCents
const lineTotals = (registrations: QuoteRegistration[], others: QuoteInput['others'] = []) =>
  quote({ registrations, others }).lines.map((line) => line.totalCents)

describe('D-10: SEASONAL looks at the month trained', () => {
  test.each([
    ['December paid in September', '2025-09-10', '2025-12', 4000],
    ['November paid in December', '2025-12-02', '2025-11', 8000],
    ['January paid in December', '2025-12-02', '2026-01', 8000],
  ])('%s', (_case, registeredOn, month, cents) =>
    expect(totalOf(registrationOf(maya, once, [month], { registeredOn }))).toBe(cents),
  )

  test('a newcomer in December with a sibling gets both', () =>
    expect(lineTotals([registrationOf(zoe, once, DECEMBER)], [otherOf(maya, 'ACTIVE', FALL)])).toEqual([
      3200,
    ]))
})

describe('D-5: while the offer lasts', () => {
  const summer = discountOf({
    type: 'SEASONAL',
    conditions: { serviceMonths: OCTOBER },
    startDate: '2025-08-01',
    endDate: '2025-08-31',
  })
  const plan = planOf('MONTHLY_ONCE', { discounts: [summer] })

  test.each([
    ['2025-07-31', 8000],
    ['2025-08-01', 6400],
    ['2025-08-02', 6400],
    ['2025-08-30', 6400],
    ['2025-08-31', 6400],
    ['2025-09-01', 8000],
  ])('registered on %s: %i', (registeredOn, cents) =>
    expect(totalOf(registrationOf(maya, plan, OCTOBER, { registeredOn }))).toBe(cents),
  )

  test('not while it is switched off', () => {
    const off = planOf('MONTHLY_ONCE', { discounts: [{ ...december, active: false }] })
    expect(totalOf(registrationOf(maya, off, DECEMBER))).toBe(8000)
  })

  test('not on a fee that does not allow it', () => {
    const plain = planOf('MONTHLY_ONCE', { discounts: [] })
    expect(lineTotals([registrationOf(maya, plain, DECEMBER), registrationOf(zoe, once, DECEMBER)])).toEqual([
      8000, 3200,
    ])
  })
})

describe('D-3, D-8, D-11: those that do not stack', () => {
  const earlyBird = discountOf({
    id: 'early',
    type: 'EARLY_BIRD',
    basisPoints: 1000,
    conditions: { registeredBefore: '2025-08-01' },
    priority: 30,
    stacks: false,
  })
  const hardship = discountOf({
    id: 'hardship',
    type: 'HARDSHIP',
    basisPoints: 2500,
    conditions: {},
    priority: 40,
    stacks: false,
  })
  const volunteer = discountOf({
    id: 'volunteer',
    type: 'VOLUNTEER',
    basisPoints: 10000,
    conditions: {},
    priority: 40,
    stacks: false,
  })
  const plan = planOf('MONTHLY_ONCE', { discounts: [hardship, earlyBird, volunteer, december] })
  const register = (registeredOn: string, manualDiscountIds: string[] = [], months = OCTOBER) =>
    quote({
      registrations: [registrationOf(maya, plan, months, { registeredOn, manualDiscountIds })],
      others: [],
    })

  test.each([
    ['2025-07-30', 7200],
    ['2025-07-31', 7200],
    ['2025-08-01', 8000],
    ['2025-08-02', 8000],
  ])('D-8: early bird, registered on %s: %i', (registeredOn, cents) =>
    expect(register(registeredOn).totalCents).toBe(cents),
  )

  test('D-3: the best of them wins', () => {
    const { lines, totalCents } = register('2025-07-01', ['hardship'])
    expect(totalCents).toBe(6000)
    expect(lines[0]?.discounts.map(({ discountId }) => discountId)).toEqual(['hardship'])
  })

  test('D-3: next to those that stack', () =>
    expect(register('2025-07-01', [], DECEMBER).totalCents).toBe(3600))

  test('D-3: of equals, the first in order', () => {
    const rival = discountOf({
      id: 'a-rival',
      type: 'HARDSHIP',
      basisPoints: 1000,
      conditions: {},
      priority: 40,
      stacks: false,
    })
    const equals = planOf('MONTHLY_ONCE', { discounts: [rival, earlyBird] })
    const { lines } = quote({
      registrations: [
        registrationOf(maya, equals, OCTOBER, { registeredOn: '2025-07-01', manualDiscountIds: ['a-rival'] }),
      ],
      others: [],
    })
    expect(lines[0]?.discounts.map(({ discountId }) => discountId)).toEqual(['early'])
  })

  test('D-11: a manual one only when it is chosen, and only if the fee allows it', () => {
    expect(register('2025-09-01').totalCents).toBe(8000)
    expect(register('2025-09-01', ['hardship']).totalCents).toBe(6000)
    expect(totalOf(registrationOf(maya, once, OCTOBER, { manualDiscountIds: ['hardship'] }))).toBe(8000)
  })

  test('R-6: a hundred percent leaves nothing to pay', () =>
    expect(register('2025-09-01', ['volunteer']).totalCents).toBe(0))

  test('their reasons', () => {
    const reason = (registeredOn: string, chosen: string[]) =>
      register(registeredOn, chosen).lines[0]?.discounts[0]?.reason
    expect(reason('2025-07-01', [])).toBe('Registered before Fri, Aug 1: 10% off.')
    expect(reason('2025-09-01', ['hardship'])).toBe('Agreed with the club: 25% off.')
    expect(reason('2025-09-01', ['volunteer'])).toBe('Thank you for volunteering: 100% off.')
  })
})

describe('D-2: in the order of priority', () => {
  test('the order decides about odd cents', () => {
    // 99 → 50 % first: 50 off, then 25 % of 49: 12 off. The other way round: 25 off, then 37 of 74.
    const half = discountOf({
      id: 'half',
      type: 'SEASONAL',
      basisPoints: 5000,
      conditions: { serviceMonths: OCTOBER },
    })
    const quarter = discountOf({
      id: 'quarter',
      type: 'SEASONAL',
      basisPoints: 2500,
      conditions: { serviceMonths: OCTOBER },
    })
    const amounts = (priorities: [number, number], stacks = true) => {
      const discounts = [
        { ...quarter, priority: priorities[1], stacks },
        { ...half, priority: priorities[0] },
      ]
      const plan = planOf('MONTHLY_ONCE', { amountCents: 99, discounts })
      const { lines } = quote({ registrations: [registrationOf(maya, plan, OCTOBER)], others: [] })
      return lines[0]?.discounts.map(({ discountId, amountCents }) => [discountId, amountCents])
    }
    expect(amounts([10, 20])).toEqual([
      ['half', 50],
      ['quarter', 12],
    ])
    expect(amounts([20, 10], false)).toEqual([
      ['quarter', 25],
      ['half', 37],
    ])
    expect(amounts([20, 10])).toEqual([
      ['quarter', 25],
      ['half', 37],
    ])
    expect(amounts([10, 10])).toEqual([
      ['half', 50],
      ['quarter', 12],
    ])
  })

  test('fifty percent, then twenty, is sixty off and not seventy', () =>
    expect(
      lineTotals(
        [
          registrationOf(
            maya,
            planOf('MONTHLY_ONCE', { amountCents: 10000, discounts: [family, december] }),
            DECEMBER,
          ),
        ],
        [otherOf(zoe, 'ACTIVE', DECEMBER)],
      ),
    ).toEqual([4000]))
})
