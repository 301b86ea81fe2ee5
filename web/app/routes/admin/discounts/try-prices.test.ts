import { discountFrom } from '@touchline/domain/pricing/discount.ts'
import { expect, test } from 'vitest'
import { tryPrices } from './try-prices.ts'

const discount = discountFrom({ id: 'family', name: 'Family', type: 'FAMILY', basisPoints: 2000 }, 'ALL')
const hardship = discountFrom(
  { id: 'hardship', name: 'Hardship', type: 'HARDSHIP', basisPoints: 5000 },
  'ALL',
)
const december = discountFrom(
  {
    id: 'december',
    name: 'December',
    type: 'SEASONAL',
    basisPoints: 5000,
    conditions: '{"serviceMonths":["2025-12"]}',
  },
  'ALL',
)
const fees = [
  { id: 'once', type: 'MONTHLY_ONCE', amountCents: 8000, discounts: [december] },
  { id: 'twice', type: 'MONTHLY_TWICE', amountCents: 15_000, discounts: [december] },
] as const
const trial = {
  fees,
  programStart: '2025-09-06',
  months: ['2025-10'],
  registeredOn: '2025-08-20',
  discount,
  feeIds: ['once', 'twice'],
}

const totals = (input: Partial<typeof trial>) =>
  tryPrices({ ...trial, ...input }).map((one) => [one.without.totalCents, one.with.totalCents])

test('M: the sums from the rules, without and with the discount', () =>
  expect(totals({})).toEqual([
    [8000, 8000],
    [15_000, 15_000],
    [16_000, 12_800],
    [23_000, 18_400],
    [24_000, 19_200],
  ]))

test('December gets it, too', () => expect(totals({ months: ['2025-12'] })[3]).toEqual([11_500, 9200]))

test('a fee that does not allow it is unchanged', () =>
  expect(totals({ feeIds: ['twice'] })[3]).toEqual([23_000, 20_000]))

test('a discount given by hand applies to all sample families', () =>
  expect(totals({ discount: hardship })[0]).toEqual([8000, 4000]))

test('the typed version replaces the saved one', () => {
  const saved = fees.map((fee) => ({ ...fee, discounts: [{ ...discount, basisPoints: 9000 }] }))
  expect(tryPrices({ ...trial, fees: saved })[2]?.with.totalCents).toBe(12_800)
})

test('a program with one kind of fee tries only the families that fit', () =>
  expect(totals({ fees: [fees[0]] as never })).toHaveLength(3))
