import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  basisPointsFromPercent,
  centsFromDollars,
  dollarsFromCents,
  formatBasisPoints,
  formatCents,
  formatCentsShort,
  percentOff,
} from './cents.ts'
import { feeRefusal } from './fee-types.ts'

describe('M-2: half a cent goes to the family', () => {
  test.each([
    ['0.49 cents', 49, 100, 0],
    ['0.50 cents', 50, 100, 1],
    ['0.51 cents', 51, 100, 1],
    ['half of 7999', 7999, 5000, 4000],
    ['a fifth of 3999', 3999, 2000, 800],
    ['nothing of something', 8000, 0, 0],
    ['everything', 7999, 10000, 7999],
    ['something of nothing', 0, 2000, 0],
  ])('%s', (_case, remaining, basisPoints, off) => expect(percentOff(remaining, basisPoints)).toBe(off))

  test('within half a cent of the exact amount, and never more than there is', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 0, max: 10000 }),
        (cents, basisPoints) => {
          const off = percentOff(cents, basisPoints)
          expect(Math.abs(off * 10000 - cents * basisPoints)).toBeLessThanOrEqual(5000)
          expect(off).toBeGreaterThanOrEqual(0)
          expect(off).toBeLessThanOrEqual(cents)
        },
      ),
    ))
})

describe('M-1: dollars and percent', () => {
  test.each([
    [80, 8000],
    [19.99, 1999],
    [0.07, 7],
    [1.1, 110],
    [0, 0],
    [0.005, null],
    [19.999, null],
    [80.001, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [1e300, null],
  ])('%d dollars are %j cents', (dollars, cents) => expect(centsFromDollars(dollars)).toBe(cents))

  test('any number of cents survives conversion to dollars and back', () =>
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
        expect(centsFromDollars(dollarsFromCents(cents))).toBe(cents)
      }),
    ))

  test.each([
    [20, 2000],
    [12.5, 1250],
    [33.33, 3333],
    [33.333, null],
  ])('%d %% is %j basis points', (percent, basisPoints) =>
    expect(basisPointsFromPercent(percent)).toBe(basisPoints),
  )

  test.each([
    [-1, 'BAD_AMOUNT'],
    [0, undefined],
    [1, undefined],
    [0.5, 'BAD_AMOUNT'],
    [999_999, undefined],
    [1_000_000, undefined],
    [1_000_001, 'BAD_AMOUNT'],
  ])('a fee of %d cents', (amountCents, code) => expect(feeRefusal({ amountCents })?.code).toBe(code))
})

test.each([
  [12800, '$128.00', '$128'],
  [0, '$0.00', '$0'],
  [5, '$0.05', '$0.05'],
  [3250, '$32.50', '$32.50'],
  [123456, '$1,234.56', '$1,234.56'],
  [123456700, '$1,234,567.00', '$1,234,567'],
  [-500, '−$5.00', '−$5'],
])('%i cents read %s, or %s in running text', (cents, long, short) => {
  expect(formatCents(cents)).toBe(long)
  expect(formatCentsShort(cents)).toBe(short)
})

test('a percentage reads without needless decimals', () => {
  expect(formatBasisPoints(2000)).toBe('20%')
  expect(formatBasisPoints(1250)).toBe('12.5%')
})
