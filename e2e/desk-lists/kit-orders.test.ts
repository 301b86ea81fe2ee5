import { SHIPPED_KIT } from '@touchline/domain/kit/shipped-kit.ts'
import { supplierTotals } from '@touchline/domain/kit/supplier-totals.ts'
import { describe, expect, test } from 'vitest'
import { createRow, updateRow } from '../../server/test/calls.ts'
import { givenMum } from '../../server/test/fall.ts'
import { kitOrderList, kitOrderPieces } from '../../web/app/routes/admin/kit-orders/kit-order-list.ts'
import { firstNames, listDesk } from './list-desk.ts'

const at = await listDesk()
const list = (values: Record<string, string>) => at.page(kitOrderList, values)

/** A child of a new family for each order. */
async function givenOrders(...orders: Record<string, unknown>[]) {
  const { user, child } = await givenMum(at.desk)
  const q = user.email as string
  const made = []
  for (const [n, order] of orders.entries()) {
    const player = await child(['Zoë', 'Bo', 'Cy', 'Di'][n] as string)
    const input = { playerKitOrdersId: player.id, itemType: 'SOCKS', size: 'S', quantity: 1, ...order }
    made.push((await createRow(at.desk, 'KitOrder', input, 'id reference')).it)
  }
  return { user, q, made }
}

test('a line says what, for whom and for how much', async () => {
  const { q, user, made } = await givenOrders({ itemType: 'HOODIE', size: 'YM', quantity: 2 })
  const { items, total, counts } = await list({ q })
  expect([total, counts]).toEqual([1, { PENDING: 1 }])
  expect(items[0]).toMatchObject({
    id: made[0].id,
    version: 1,
    status: 'PENDING',
    itemType: 'HOODIE',
    size: 'YM',
    quantity: 2,
    totalCents: 7600,
    reference: made[0].reference,
    firstName: 'Zoë',
    guardian: 'Pat Singh',
    email: user.email,
    paidDate: null,
  })
})

describe('search, filters, tabs and pages', () => {
  test('by the player, the guardian and the reference', async () => {
    const { q, made } = await givenOrders({}, {})
    expect(firstNames((await list({ q: `zoe ${q}` })).items)).toEqual(['Zoë'])
    expect(firstNames((await list({ q: made[1].reference.toLowerCase() })).items)).toEqual(['Bo'])
    expect((await list({ q: 'K-00000000' })).total).toBe(0)
    const [first] = (await list({ q: `zoe ${q}` })).items
    expect((await list({ q: first?.paymentReference ?? '' })).total).toBe(2)
    expect((await list({ q: `${q} 10.00` })).total).toBe(2)
  })

  test('by item, size and status; counts are those of all tabs under the other filters', async () => {
    const { q, made } = await givenOrders({}, { size: 'M' }, { itemType: 'BALL', size: '4' })
    await updateRow(at.desk, 'KitOrder', { id: made[1].id, _version: 1, status: 'PAID' })
    expect(firstNames((await list({ q, itemType: 'BALL' })).items)).toEqual(['Cy'])
    expect(firstNames((await list({ q, kitSize: 'M' })).items)).toEqual(['Bo'])
    const paid = await list({ q, status: 'PAID' })
    expect([firstNames(paid.items), paid.total, paid.counts]).toEqual([['Bo'], 1, { PENDING: 2, PAID: 1 }])
  })

  test('sorted one way and the other, page by page', async () => {
    const { q } = await givenOrders({ quantity: 2 }, { quantity: 3 }, { quantity: 1 })
    const page = async (sort: string, number: string) =>
      firstNames((await list({ q, sort, page: number, size: '2' })).items)
    expect([await page('quantity', '1'), await page('quantity', '2')]).toEqual([['Cy', 'Zoë'], ['Bo']])
    expect(await page('-quantity', '1')).toEqual(['Bo', 'Zoë'])
    for (const sort of Object.keys(kitOrderList.sorts)) expect(await page(sort, '1')).toHaveLength(2)
  })

  test('stale is unpaid for more than two weeks', async () => {
    const { q, made } = await givenOrders({}, {}, {})
    const instants = ['2025-09-06T17:00:00.000Z', '2025-09-06T16:59:59.999Z', '2025-09-01T17:00:00.000Z']
    for (const [n, instant] of instants.entries())
      await at.server.sql`update kit_orders set created_at = ${instant} where id = ${made[n].id}`
    await updateRow(at.desk, 'KitOrder', { id: made[2].id, _version: 1, status: 'PAID' })
    expect(firstNames((await list({ q, stale: '1' })).items)).toEqual(['Bo'])
  })

  test('what is deleted is not there', async () => {
    const { q, made } = await givenOrders({})
    await at.server.sql`update kit_orders set _deleted = true where id = ${made[0].id}`
    expect(await list({ q })).toEqual({ items: [], total: 0, counts: {} })
  })
})

test('K-11: the supplier is asked for the pieces of an item and size', async () => {
  const { q, made } = await givenOrders({ quantity: 2 }, { quantity: 3 }, { size: 'M' }, { quantity: 4 })
  await updateRow(at.desk, 'KitOrder', { id: made[3].id, _version: 1, status: 'PAID' })
  const lines = await at.every(kitOrderPieces, { q })
  const totals = (status: string) =>
    supplierTotals(
      SHIPPED_KIT,
      lines.filter((line) => line.status === status),
    )
  expect(totals('PENDING')).toEqual([
    { itemType: 'SOCKS', size: 'S', quantity: 5 },
    { itemType: 'SOCKS', size: 'M', quantity: 1 },
  ])
  expect(totals('PAID')).toEqual([{ itemType: 'SOCKS', size: 'S', quantity: 4 }])
})
