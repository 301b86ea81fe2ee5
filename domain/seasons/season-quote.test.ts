import { expect, test } from 'vitest'
import { FIRST_SEASON } from './first-season.ts'
import type { Offer, PricedFee } from './offers.ts'
import { seasonQuote } from './season-quote.ts'

const [offer] = FIRST_SEASON.offers as [Offer]
const FALL = ['2025-09', '2025-10', '2025-11', '2025-12']
const OCTOBER = ['2025-10']
const DECEMBER = ['2025-12']
const today = '2025-09-01'

const price = (times: readonly (1 | 2)[], months: readonly string[], from = offer) =>
  seasonQuote(from, { children: times.map((timesAWeek) => ({ timesAWeek })), months, today })

test.each([
  ['1: one child, once, October', [1], OCTOBER, 8000],
  ['2: one child, twice, October', [2], OCTOBER, 15_000],
  ['3: two children once, October', [1, 1], OCTOBER, 12_800],
  ['4: once and twice, October', [1, 2], OCTOBER, 18_400],
  ['5: one child once, December', [1], DECEMBER, 4000],
  ['6: once and twice, December', [1, 2], DECEMBER, 9200],
  ['7: whole fall, once', [1], FALL, 28_000],
  ['7: whole fall, twice', [2], FALL, 52_500],
  ['8: whole fall, two children', [1, 2], FALL, 22_400 + 42_000],
  ['9: three children, whole fall, once', [1, 1, 1], FALL, 67_200],
] as const)('C-6, worked example %s', (_case, times, months, cents) =>
  expect(price(times, months).totalCents).toBe(cents),
)

test('C-6: the near miss of one child', () =>
  expect(price([1], OCTOBER).nearMisses[0]?.message).toBe('Register a second child and save $32 a month.'))

const changed = (change: (fee: PricedFee) => PricedFee): Offer => ({
  ...offer,
  once: offer.once && change(offer.once),
})

test('C-6, worked example 11: where the discount is for further children only', () => {
  const additional = changed(({ cents, discounts }) => ({
    cents,
    discounts: discounts.map((one) =>
      one.type === 'FAMILY' ? { ...one, conditions: { ...one.conditions, appliesTo: 'ADDITIONAL' } } : one,
    ),
  }))
  expect(price([1, 1], OCTOBER, additional).totalCents).toBe(14_400)
})

test('C-6: without a special, December costs what October does', () => {
  const plain = changed((fee) => ({ ...fee, discounts: [] }))
  expect(price([1], DECEMBER, plain).totalCents).toBe(8000)
})
