import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { REGISTRATION_STATUSES } from '../status/registration.ts'
import type { Discount } from './discount.ts'
import { FEE_TYPES } from './fee-types.ts'
import { quote } from './quote.ts'
import type { FamilyRegistration, QuoteInput, QuoteRegistration } from './quote-types.ts'
import { FALL, leo, maya, planOf, zoe } from './test-family.ts'

const months = fc.subarray([...FALL, '2026-01'])
const day = fc.constantFrom('2025-07-31', '2025-08-01', '2025-08-02', '2025-12-01')
const basisPoints = fc.oneof(
  fc.constantFrom(0, 1, 2000, 3333, 5000, 9999, 10000),
  fc.integer({ min: 0, max: 10000 }),
)

const conditions = fc.constantFrom(
  ['SEASONAL', { serviceMonths: ['2025-12'] }],
  ['SEASONAL', { serviceMonths: ['2025-10', '2025-11'] }],
  ['FAMILY', { minChildren: 2, appliesTo: 'ALL' }],
  ['FAMILY', { minChildren: 2, appliesTo: 'ADDITIONAL' }],
  ['FAMILY', { minChildren: 3 }],
  ['EARLY_BIRD', { registeredBefore: '2025-08-02' }],
  ['HARDSHIP', {}],
  ['VOLUNTEER', { manual: true }],
) as fc.Arbitrary<[Discount['type'], Discount['conditions']]>

const discount: fc.Arbitrary<Discount> = fc
  .tuple(
    conditions,
    basisPoints,
    fc.nat(40),
    fc.boolean(),
    fc.boolean(),
    fc.option(day),
    fc.option(day),
    fc.nat(5),
  )
  .map(([[type, needs], points, priority, stacks, active, startDate, endDate, id]) => ({
    id: `${type}-${id}`,
    name: 'A discount',
    type,
    basisPoints: points,
    conditions: needs,
    startDate,
    endDate,
    active,
    priority,
    stacks,
  }))
const discounts = fc.uniqueArray(discount, { maxLength: 5, selector: ({ id }) => id })

const player = fc.constantFrom(maya, zoe, leo, { ...leo, id: 'leo-twin', name: 'Lea' })
const planFrom = (pool: Discount[]) =>
  fc
    .tuple(
      fc.constantFrom(...FEE_TYPES),
      fc.oneof(fc.constantFrom(0, 1, 7999, 8000), fc.nat(20000)),
      fc.subarray(pool),
    )
    .map(([feeType, amountCents, allowed]) => planOf(feeType, { amountCents, discounts: allowed }))

const registrationFrom = (pool: Discount[]): fc.Arbitrary<QuoteRegistration> =>
  fc.record({
    id: fc.uuid(),
    player,
    plan: planFrom(pool),
    months,
    registeredOn: day,
    manualDiscountIds: fc.constantFrom([], ['HARDSHIP-0', 'HARDSHIP-1', 'VOLUNTEER-0', 'VOLUNTEER-1']),
    waitlisted: fc.boolean(),
    alreadyPaid: fc.uniqueArray(fc.record({ month: fc.constantFrom(...FALL), cents: fc.nat(20000) }), {
      maxLength: 2,
      selector: (paid) => paid.month,
    }),
  })
const otherFrom = (pool: Discount[]): fc.Arbitrary<FamilyRegistration> =>
  fc.record({ player, status: fc.constantFrom(...REGISTRATION_STATUSES), plan: planFrom(pool), months })

const input: fc.Arbitrary<QuoteInput> = discounts.chain((pool) =>
  fc.record({
    registrations: fc.uniqueArray(registrationFrom(pool), {
      minLength: 1,
      maxLength: 4,
      selector: ({ id }) => id,
    }),
    others: fc.array(otherFrom(pool), { maxLength: 3 }),
  }),
)

const shuffled = <T>(items: readonly T[]) => fc.shuffledSubarray([...items], { minLength: items.length })
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

describe('M-3: whatever the family and the discounts', () => {
  test('nothing is below zero, and no line above its list price', () =>
    fc.assert(
      fc.property(input, (family) => {
        for (const line of quote(family).lines) {
          expect(Number.isInteger(line.totalCents)).toBe(true)
          expect(line.totalCents).toBeGreaterThanOrEqual(0)
          expect(line.totalCents).toBeLessThanOrEqual(line.listCents)
        }
      }),
    ))

  test('the parts add up', () =>
    fc.assert(
      fc.property(input, (family) => {
        const { lines, listCents, discountCents, creditCents, totalCents } = quote(family)
        for (const line of lines) {
          const off = sum(line.discounts.map(({ amountCents }) => amountCents))
          expect(line.totalCents).toBe(line.listCents - off - (line.credit?.cents ?? 0))
        }
        expect(totalCents).toBe(sum(lines.map((line) => line.totalCents)))
        expect(totalCents).toBe(listCents - discountCents - creditCents)
      }),
    ))

  test('the order of the input does not matter', () => {
    const reordered = input.chain((family) =>
      fc.record({
        family: fc.constant(family),
        registrations: shuffled(family.registrations),
        others: shuffled(family.others),
      }),
    )
    fc.assert(
      fc.property(reordered, ({ family, registrations, others }) => {
        const turned = registrations.map((row) => ({
          ...row,
          months: row.months.toReversed(),
          plan: { ...row.plan, discounts: row.plan.discounts.toReversed() },
        }))
        expect(quote({ registrations: turned, others })).toEqual(quote(family))
      }),
    )
  })

  test('one more discount never raises a price', () =>
    fc.assert(
      fc.property(input, discount, (family, extra) => {
        const more = family.registrations.map((row) => ({
          ...row,
          plan: { ...row.plan, discounts: [...row.plan.discounts, { ...extra, id: `${extra.type}-extra` }] },
          manualDiscountIds: [...(row.manualDiscountIds ?? []), `${extra.type}-extra`],
        }))
        const before = quote(family).lines
        quote({ ...family, registrations: more }).lines.forEach((line, index) => {
          expect(line.totalCents).toBeLessThanOrEqual(before[index]?.totalCents ?? -1)
        })
      }),
    ))

  test('M-2: each discount is within half a cent of its share of what was left', () =>
    fc.assert(
      fc.property(input, (family) => {
        for (const line of quote(family).lines) {
          let left = line.listCents
          for (const { basisPoints: points, amountCents } of line.discounts) {
            expect(Math.abs(amountCents * 10000 - left * points)).toBeLessThanOrEqual(5000)
            left -= amountCents
          }
        }
      }),
    ))

  test('D-3: at most one discount of a line does not stack', () =>
    fc.assert(
      fc.property(input, (family) => {
        const { lines } = quote(family)
        for (const line of lines) {
          const row = family.registrations.find(({ id }) => id === line.registrationId)
          const rivals = line.discounts.filter(
            ({ discountId }) => !row?.plan.discounts.find(({ id }) => id === discountId)?.stacks,
          )
          expect(rivals.length).toBeLessThanOrEqual(1)
        }
      }),
    ))

  test('D-9: a near miss always promises something', () =>
    fc.assert(
      fc.property(input, (family) => {
        for (const { months: savings, message } of quote(family).nearMisses) {
          expect(message).toMatch(/^Register a (second|third) child and save .*\$.*\.$/)
          for (const { cents } of savings) expect(cents).toBeGreaterThan(0)
        }
      }),
    ))
})
