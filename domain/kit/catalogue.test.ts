import { describe, expect, test } from 'vitest'
import {
  itemSizes,
  kitOrderPrice,
  kitOrderRefusal,
  kitOrderRefusals,
  MAX_KIT_QUANTITY,
  unpaidOrdersRefusal,
} from './catalogue.ts'
import { KIT_ITEMS } from './items.ts'
import { SHIPPED_KIT } from './shipped-kit.ts'
import {
  BALL_SIZES,
  ballSizeFor,
  GARMENT_SIZES,
  garmentSizeFor,
  SHIN_GUARD_SIZES,
  SOCK_SIZES,
  shinGuardSizeFor,
} from './sizes.ts'

describe('K-4: prices', () => {
  test.each([
    ['SOCKS', 1000],
    ['WATER_BOTTLE', 1000],
    ['SHIN_GUARDS', 1500],
    ['TOQUE', 1500],
    ['SHORTS', 1800],
    ['JERSEY_HOME', 3500],
    ['JERSEY_AWAY', 3500],
    ['TRAINING_TOP', 2200],
    ['HOODIE', 3800],
    ['RAIN_JACKET', 4500],
    ['BALL', 2200],
    ['BACKPACK', 3600],
    ['FULL_KIT', 5800],
  ] as const)('%s costs %i', (item, cents) => expect(SHIPPED_KIT[item].priceCents).toBe(cents))

  test('kits from $10', () =>
    expect(Math.min(...KIT_ITEMS.map((item) => SHIPPED_KIT[item].priceCents))).toBe(1000))

  test('the full kit saves $5', () => {
    const { JERSEY_HOME, SHORTS, SOCKS, FULL_KIT } = SHIPPED_KIT
    expect(JERSEY_HOME.priceCents + SHORTS.priceCents + SOCKS.priceCents - FULL_KIT.priceCents).toBe(500)
  })

  test('two pairs of socks', () =>
    expect(kitOrderPrice(SHIPPED_KIT, 'SOCKS', 2)).toEqual({ unitCents: 1000, totalCents: 2000 }))
})

describe('K-5: what can be ordered', () => {
  test.each([
    [0, 'BAD_QUANTITY'],
    [1, undefined],
    [2, undefined],
    [9, undefined],
    [10, undefined],
    [11, 'BAD_QUANTITY'],
    [1.5, 'BAD_QUANTITY'],
    [-1, 'BAD_QUANTITY'],
    [Number.NaN, 'BAD_QUANTITY'],
  ])('%d pairs', (quantity, code) =>
    expect(kitOrderRefusal(SHIPPED_KIT, { itemType: 'SOCKS', size: 'S', quantity })?.code).toBe(code),
  )

  test.each([
    ['SOCKS', 'S', undefined],
    ['SOCKS', 'XL', 'SIZE_NOT_MADE'],
    ['SOCKS', 'YM', 'SIZE_NOT_MADE'],
    ['SOCKS', null, 'SIZE_MISSING'],
    ['SOCKS', '', 'SIZE_MISSING'],
    ['HOODIE', 'YXXS', undefined],
    ['HOODIE', 'AM', undefined],
    ['HOODIE', 'AL', 'SIZE_NOT_MADE'],
    ['HOODIE', 'ym', 'SIZE_NOT_MADE'],
    ['SHIN_GUARDS', 'L', undefined],
    ['BALL', '3', undefined],
    ['BALL', '6', 'SIZE_NOT_MADE'],
    ['TOQUE', null, undefined],
    ['TOQUE', 'ONE_SIZE', undefined],
    ['TOQUE', 'M', 'SIZE_NOT_MADE'],
    ['FULL_KIT', 'YM/S', undefined],
    ['FULL_KIT', 'YM', 'SIZE_NOT_MADE'],
    ['FULL_KIT', 'S/YM', 'SIZE_NOT_MADE'],
    ['FULL_KIT', 'YM/XL', 'SIZE_NOT_MADE'],
    ['SCARF', null, 'UNKNOWN_ITEM'],
    ['toString', null, 'UNKNOWN_ITEM'],
  ])('%s in %s', (itemType, size, code) =>
    expect(kitOrderRefusal(SHIPPED_KIT, { itemType, size, quantity: 1 })?.code).toBe(code),
  )

  test('the order limit is what the form offers', () => {
    const order = (quantity: number) =>
      kitOrderRefusal(SHIPPED_KIT, { itemType: 'SOCKS', size: 'S', quantity })
    expect(order(MAX_KIT_QUANTITY)).toBeNull()
    expect(order(MAX_KIT_QUANTITY + 1)?.message).toBe(
      'You can order 1 to 10 of an item. For more, please ask us.',
    )
  })

  test('a refusal points at the field and says what to do', () => {
    expect(kitOrderRefusal(SHIPPED_KIT, { itemType: 'SOCKS', size: 'XL', quantity: 1 })).toMatchObject({
      code: 'SIZE_NOT_MADE',
      field: 'size',
      message: 'Socks: there is no size XL. Sizes: XS, S, M, L.',
    })
    expect(kitOrderRefusal(SHIPPED_KIT, { itemType: 'FULL_KIT', quantity: 1 })?.message).toBe(
      'Please choose a size: jersey YXXS, YXS, YS, YM, YL, YXL, AS, AM and socks XS, S, M, L, written as YM/S.',
    )
    expect(kitOrderRefusal(SHIPPED_KIT, { itemType: 'TOQUE', size: 'M', quantity: 1 })?.message).toBe(
      'Toque: there is no size M. Sizes: one size fits all.',
    )
  })

  test('a full kit comes in every pair of a garment and a sock size', () => {
    expect(itemSizes(SHIPPED_KIT, 'FULL_KIT')).toHaveLength(32)
    expect(itemSizes(SHIPPED_KIT, 'FULL_KIT').slice(0, 5)).toEqual([
      'YXXS/XS',
      'YXXS/S',
      'YXXS/M',
      'YXXS/L',
      'YXS/XS',
    ])
  })
})

describe('K-6: sizes by height', () => {
  test.each([
    [90, 'YXXS'],
    [104, 'YXXS'],
    [105, 'YXS'],
    [116, 'YXS'],
    [117, 'YS'],
    [128, 'YS'],
    [129, 'YM'],
    [140, 'YM'],
    [141, 'YL'],
    [152, 'YL'],
    [153, 'YXL'],
    [164, 'YXL'],
    [165, 'AS'],
    [172, 'AS'],
    [173, 'AM'],
    [180, 'AM'],
    [181, null],
  ])('a garment at %i cm: %s', (height, size) => expect(garmentSizeFor(height)).toBe(size))

  test.each([
    [119.9, 'XS'],
    [120, 'S'],
    [140, 'S'],
    [141, 'M'],
    [160, 'M'],
    [161, 'L'],
  ])('shin guards at %d cm: %s', (height, size) => expect(shinGuardSizeFor(height)).toBe(size))

  test.each([
    [6, '3'],
    [8, '3'],
    [9, '4'],
    [13, '4'],
    [14, '5'],
    [15, '5'],
  ])('a ball for U%i: %s', (group, size) => expect(ballSizeFor(group)).toBe(size))

  test('each chart lists the sizes one can order, smallest first', () => {
    const sizes = (chart: readonly { size: string }[]) => chart.map(({ size }) => size)
    expect(sizes(GARMENT_SIZES)).toEqual(itemSizes(SHIPPED_KIT, 'HOODIE'))
    expect(sizes(SOCK_SIZES)).toEqual(itemSizes(SHIPPED_KIT, 'SOCKS'))
    expect(sizes(SHIN_GUARD_SIZES)).toEqual(itemSizes(SHIPPED_KIT, 'SHIN_GUARDS'))
    expect(sizes(BALL_SIZES)).toEqual(itemSizes(SHIPPED_KIT, 'BALL'))
  })

  test('the chart has no overlaps and grows', () => {
    const bounds = GARMENT_SIZES.flatMap(({ heightCm }) => heightCm)
    expect(bounds).toEqual(bounds.toSorted((a, b) => a - b))
  })
})

test('K-5: reports everything that is wrong at once', () =>
  expect(
    kitOrderRefusals(SHIPPED_KIT, { itemType: 'SOCKS', size: '4XL', quantity: 11 }).map(({ code }) => code),
  ).toEqual(['SIZE_NOT_MADE', 'BAD_QUANTITY']))

test.each([
  [1, undefined],
  [60, undefined],
  [61, 'TOO_MANY_ORDERS'],
])('K-25: of %i orders that are not paid: %s', (unpaid, code) =>
  expect(unpaidOrdersRefusal(unpaid)?.code).toBe(code),
)
