import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { StockLine } from '../club/schemas/kit-stock.ts'
import { bookStock, shortAfter, stockLevels, type Taken } from './stock-levels.ts'

const COUNTED = '2025-10-01T17:00:00.000Z'
const socks = (changes: Partial<StockLine> = {}): StockLine => ({
  item: 'SOCKS',
  size: 'S',
  count: 5,
  countedAt: COUNTED,
  coming: 0,
  ...changes,
})
const order = (changes: Partial<Taken> = {}): Taken => ({
  itemType: 'SOCKS',
  size: 'S',
  quantity: 2,
  status: 'PENDING',
  deliveredDate: null,
  ...changes,
})
const handedOver = (deliveredDate: string) => order({ status: 'DELIVERED', deliveredDate })

describe('K-16: what is on the shelf, and what is free', () => {
  test.each<[string, Taken, { shelf: number; promised: number; free: number }]>([
    ['an open order is promised', order(), { shelf: 5, promised: 2, free: 3 }],
    ['so is one that is ready', order({ status: 'READY' }), { shelf: 5, promised: 2, free: 3 }],
    ['a cancelled one is not', order({ status: 'CANCELLED' }), { shelf: 5, promised: 0, free: 5 }],
    ['nor one that was refunded', order({ status: 'REFUNDED' }), { shelf: 5, promised: 0, free: 5 }],
    [
      'handed over before the count',
      handedOver('2025-10-01T16:59:59.999Z'),
      { shelf: 5, promised: 0, free: 5 },
    ],
    ['handed over with the count', handedOver(COUNTED), { shelf: 5, promised: 0, free: 5 }],
    ['handed over since', handedOver('2025-10-01T17:00:00.001Z'), { shelf: 3, promised: 0, free: 3 }],
    ['another size', order({ size: 'M' }), { shelf: 5, promised: 0, free: 5 }],
    [
      'a full kit takes its socks',
      order({ itemType: 'FULL_KIT', size: 'YM/S', quantity: 1 }),
      { shelf: 5, promised: 1, free: 4 },
    ],
  ])('%s', (_case, one, level) => expect(stockLevels([socks()], [one])).toMatchObject([level]))

  test('what comes in one size is the same with and without its name', () => {
    const toques = [{ ...socks(), item: 'TOQUE' as const, size: 'ONE_SIZE' }]
    const orders = [null, 'ONE_SIZE', ''].map((size) => order({ itemType: 'TOQUE', size }))
    expect(stockLevels(toques, orders)).toMatchObject([{ promised: 6, free: -1 }])
  })
})

describe('K-17: an order with too little in stock', () => {
  const levels = stockLevels([socks({ count: 3, coming: 10 })], [])
  test.each([
    [2, []],
    [3, []],
    [4, [-1]],
  ])('%i of 3', (quantity, short) =>
    expect(shortAfter(levels, order({ quantity })).map(({ free }) => free)).toEqual(short),
  )

  test('an item that is not counted gets no warning', () =>
    expect(shortAfter(levels, order({ size: 'L', quantity: 10 }))).toEqual([]))
})

describe('K-18: bookings', () => {
  const NOW = '2025-10-08T17:00:00.000Z'
  test.each([
    ['COUNT', 7, { count: 7, countedAt: NOW, coming: 4 }],
    ['ORDER', 7, { count: 5, countedAt: COUNTED, coming: 11 }],
    ['DELIVERY', 3, { count: 8, countedAt: COUNTED, coming: 1 }],
    ['DELIVERY', 7, { count: 12, countedAt: COUNTED, coming: 0 }],
  ] as const)('%s of %i', (booking, quantity, after) =>
    expect(bookStock([socks({ coming: 4 })], booking, [order({ quantity })], NOW)).toEqual([socks(after)]),
  )

  test('a full kit is booked as its parts, and items not counted before are counted from then on', () => {
    const kit = order({ itemType: 'FULL_KIT', size: 'YM/S', quantity: 2 })
    expect(bookStock([socks()], 'ORDER', [kit], NOW)).toEqual([
      socks({ coming: 2 }),
      { item: 'JERSEY_HOME', size: 'YM', count: 0, countedAt: NOW, coming: 2 },
      { item: 'SHORTS', size: 'YM', count: 0, countedAt: NOW, coming: 2 },
    ])
  })

  test('whatever is booked and handed out, the pieces add up', () => {
    const step = fc.record({
      booking: fc.constantFrom('ORDER' as const, 'DELIVERY' as const),
      quantity: fc.integer({ min: 0, max: 50 }),
      taken: fc.integer({ min: 0, max: 10 }),
    })
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const pieces = (quantity: number) => [order({ quantity })]
        const stock = steps.reduce(
          (all, { booking, quantity }) => bookStock(all, booking, pieces(quantity), NOW),
          [socks()],
        )
        const orders = steps.map(({ taken }) => ({ ...handedOver(NOW), quantity: taken }))
        const total = (of: (one: (typeof steps)[number]) => number) =>
          steps.reduce((n, one) => n + of(one), 0)
        const brought = total(({ booking, quantity }) => (booking === 'DELIVERY' ? quantity : 0))
        const [level] = stockLevels(stock, orders)
        expect(level?.shelf).toBe(5 + brought - total(({ taken }) => taken))
        expect(level?.coming).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
