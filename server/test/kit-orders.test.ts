import { describe, expect, test } from 'vitest'
import type { Person } from './amplify-client.ts'
import { createRow, getRow, updateRow } from './calls.ts'
import { clubAt } from './club-at.ts'
import { givenFamily } from './family.ts'

const at = clubAt('2025-09-01T17:00:00Z')

type Values = Record<string, unknown>

describe('the price is the catalogue’s (K-4)', () => {
  const prices: [string, string | undefined, number, number, number][] = [
    ['SOCKS', 'S', 2, 10, 20],
    ['WATER_BOTTLE', undefined, 1, 10, 10],
    ['SHIN_GUARDS', 'M', 1, 15, 15],
    ['TOQUE', 'ONE_SIZE', 1, 15, 15],
    ['SHORTS', 'YM', 3, 18, 54],
    ['TRAINING_TOP', 'YXS', 1, 22, 22],
    ['BALL', '4', 10, 22, 220],
    ['JERSEY_HOME', 'AM', 1, 35, 35],
    ['JERSEY_AWAY', 'YL', 2, 35, 70],
    ['BACKPACK', undefined, 1, 36, 36],
    ['HOODIE', 'YS', 1, 38, 38],
    ['RAIN_JACKET', 'YXL', 1, 45, 45],
    ['FULL_KIT', 'YM/S', 2, 58, 116],
  ]
  test.each(prices)('%s in %s, %d of them', async (itemType, size, quantity, unitPrice, totalAmount) => {
    const { mum, player } = await givenFamily(at.desk)
    const input = {
      playerKitOrdersId: player.id,
      itemType,
      size,
      quantity,
      status: 'PENDING',
    }
    const select = 'unitPrice totalAmount status orderDate paidDate deliveredDate reference'
    const { it, error } = await createRow(mum, 'KitOrder', input, select)
    expect(error).toBeUndefined()
    expect(it).toEqual({
      unitPrice,
      totalAmount,
      status: 'PENDING',
      orderDate: '2025-09-01T17:00:00.000Z',
      paidDate: null,
      deliveredDate: null,
      reference: expect.stringMatching(/^K-[A-HJKMNP-Z2-9]{7}$/),
    })
  })

  test('the desk may sell at another price', async () => {
    const { player } = await givenFamily(at.desk)
    const order = { playerKitOrdersId: player.id, itemType: 'HOODIE', size: 'YS', quantity: 3 }
    const select = 'id unitPrice totalAmount'
    const { it } = await createRow(
      at.desk,
      'KitOrder',
      { ...order, unitPrice: 12.35, totalAmount: 1 },
      select,
    )
    expect(it).toMatchObject({ unitPrice: 12.35, totalAmount: 37.05 })
    const change = (changes: Values, _version: number) =>
      updateRow(at.desk, 'KitOrder', { id: it.id, _version, ...changes }, 'unitPrice totalAmount')
    expect((await change({ quantity: 2 }, 1)).it).toEqual({ unitPrice: 12.35, totalAmount: 24.7 })
    expect((await change({ totalAmount: 1 }, 2)).it).toEqual({ unitPrice: 12.35, totalAmount: 24.7 })
    expect((await change({ itemType: 'SHORTS' }, 3)).it).toEqual({ unitPrice: 18, totalAmount: 36 })
  })
})

describe('what may be ordered (K-5)', () => {
  const refusals: [object, string, string][] = [
    [{ quantity: 0 }, 'BAD_QUANTITY', 'You can order 1 to 10 of an item. For more, please ask us.'],
    [{ quantity: -1 }, 'BAD_QUANTITY', 'You can order 1 to 10 of an item. For more, please ask us.'],
    [{ quantity: 11 }, 'BAD_QUANTITY', 'You can order 1 to 10 of an item. For more, please ask us.'],
    [{ size: null }, 'SIZE_MISSING', 'Please choose a size: XS, S, M, L.'],
    [{ size: 'YM' }, 'SIZE_NOT_MADE', 'Socks: there is no size YM. Sizes: XS, S, M, L.'],
    [{ itemType: 'FULL_KIT', size: 'YM' }, 'SIZE_NOT_MADE', 'Full kit: there is no size YM.'],
    [
      { itemType: 'BACKPACK', size: 'L' },
      'SIZE_NOT_MADE',
      'Backpack: there is no size L. Sizes: one size fits all.',
    ],
    [{ status: 'PAID' }, 'ILLEGAL_MOVE', 'A new kit order starts as pending.'],
  ]
  test.each(refusals)('%j', async (values, code, message) => {
    const { mum, player } = await givenFamily(at.desk)
    const order = { playerKitOrdersId: player.id, itemType: 'SOCKS', size: 'S', quantity: 1, ...values }
    for (const who of [mum, at.desk]) {
      const { it, error } = await createRow(who, 'KitOrder', order)
      expect(it).toBeNull()
      expect(error).toMatchObject({ errorType: 'RuleViolation', errorInfo: { code } })
      expect(error?.message).toContain(message)
    }
  })

  test('an item that the club does not sell', async () => {
    const { mum, player } = await givenFamily(at.desk)
    const order = { playerKitOrdersId: player.id, itemType: 'SCARF', quantity: 1 }
    expect((await createRow(mum, 'KitOrder', order)).error?.message).toMatch(
      /^itemType: Choose one of SOCKS, /,
    )
  })

  test('another size while it is pending, but not afterwards', async () => {
    const { mum, kitOrder } = await givenFamily(at.desk)
    const resize = (size: string, _version: number) =>
      updateRow(mum, 'KitOrder', { id: kitOrder.id, _version, size }, 'size')
    expect((await resize('L', 1)).it).toEqual({ size: 'L' })
    expect((await resize('YM', 2)).error?.errorInfo?.code).toBe('SIZE_NOT_MADE')
    await updateRow(at.desk, 'KitOrder', { id: kitOrder.id, _version: 2, status: 'PAID' })
    expect((await resize('M', 3)).error?.errorInfo).toMatchObject({ code: 'ORDER_IN_HAND', field: 'size' })
    const byDesk = await updateRow(at.desk, 'KitOrder', { id: kitOrder.id, _version: 3, size: 'M' }, 'size')
    expect(byDesk.it).toEqual({ size: 'M' })
  })
})

describe('from order to delivery (K-1)', () => {
  const ways: Record<string, string[]> = {
    PENDING: [],
    PAID: ['PAID'],
    READY: ['PAID', 'READY'],
    DELIVERED: ['PAID', 'DELIVERED'],
    CANCELLED: ['CANCELLED'],
    REFUNDED: ['PAID', 'REFUNDED'],
  }
  async function givenOrder(status: string) {
    const { mum, kitOrder } = await givenFamily(at.desk)
    const { id } = kitOrder
    const move = async (who: Person, to: string, values: Values = {}) => {
      const { it } = await getRow(at.desk, 'KitOrder', id, '_version')
      const select = 'status orderDate paidDate deliveredDate'
      return updateRow(who, 'KitOrder', { id, _version: it._version, status: to, ...values }, select)
    }
    for (const step of ways[status] ?? []) await move(at.desk, step, { notes: 'as agreed' })
    return { mum, move }
  }

  const table: [string, string[], string[]][] = [
    ['PENDING', ['CANCELLED'], ['PAID', 'CANCELLED']],
    ['PAID', [], ['READY', 'DELIVERED', 'REFUNDED']],
    ['READY', [], ['DELIVERED', 'REFUNDED']],
    ['DELIVERED', [], []],
    ['CANCELLED', [], []],
    ['REFUNDED', [], []],
  ]
  test.each(table)('from %s a parent may make it %j, the desk %j', async (from, byParent, byDesk) => {
    const { mum, move } = await givenOrder(from)
    // Too late for the desk to undo its last move (K-9).
    at.now = new Date(at.now.getTime() + 31_000)
    for (const [who, allowed] of [
      [mum, byParent],
      [at.desk, byDesk],
    ] as const)
      for (const to of Object.keys(ways).filter((status) => status !== from && !allowed.includes(status))) {
        const { it, error } = await move(who, to)
        expect([to, it]).toEqual([to, null])
        expect(error).toMatchObject({ errorType: 'RuleViolation', errorInfo: { allowed, field: 'status' } })
      }
    const [first] = byParent.length > 0 ? byParent : byDesk
    if (first) expect((await move(byParent.length > 0 ? mum : at.desk, first)).it.status).toBe(first)
  })

  test('each step has its date, and keeps the others (K-2)', async () => {
    at.now = new Date('2025-09-01T17:00:00Z')
    const { move } = await givenOrder('PENDING')
    at.now = new Date('2025-09-02T17:00:00Z')
    await move(at.desk, 'PAID')
    at.now = new Date('2025-09-03T17:00:00Z')
    await move(at.desk, 'READY')
    at.now = new Date('2025-09-04T17:00:00Z')
    const { it } = await move(at.desk, 'DELIVERED')
    at.now = new Date('2025-09-01T17:00:00Z')
    expect(it).toEqual({
      status: 'DELIVERED',
      orderDate: '2025-09-01T17:00:00.000Z',
      paidDate: '2025-09-02T17:00:00.000Z',
      deliveredDate: '2025-09-04T17:00:00.000Z',
    })
  })

  test('the desk may enter when it was paid', async () => {
    const { move } = await givenOrder('PENDING')
    const { it } = await move(at.desk, 'PAID', { paidDate: '2025-08-30T10:00:00-07:00' })
    expect(it.paidDate).toBe('2025-08-30T17:00:00.000Z')
  })

  test('a refund needs its reason in the notes, and keeps the day of payment', async () => {
    const { move } = await givenOrder('PENDING')
    await move(at.desk, 'PAID')
    expect((await move(at.desk, 'REFUNDED')).error?.errorInfo?.code).toBe('REASON_NEEDED')
    const { it } = await move(at.desk, 'REFUNDED', { notes: 'wrong size' })
    expect(it).toMatchObject({ status: 'REFUNDED', paidDate: '2025-09-01T17:00:00.000Z' })
  })

  test('nothing is handed out unpaid (K-3)', async () => {
    const { move } = await givenOrder('PAID')
    expect((await move(at.desk, 'DELIVERED', { paidDate: null })).error?.errorInfo?.code).toBe('NOT_PAID')
  })
})
