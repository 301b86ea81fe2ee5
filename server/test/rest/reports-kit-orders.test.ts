import { describe, expect, test } from 'vitest'
import { createRow, updateRow } from '../calls.ts'
import { givenMum } from '../fall.ts'
import { reportDesk } from './report-desk.ts'

const at = reportDesk()

const list = async (query: Record<string, string>) => (await at.ask('/kit-orders', query)).body

/** One child of a family of its own for each order. */
async function givenOrders(...orders: Record<string, unknown>[]) {
  const { user, child } = await givenMum(at.desk)
  const search = user.email as string
  const made = []
  for (const [n, order] of orders.entries()) {
    const player = await child(['Zoë', 'Bo', 'Cy', 'Di'][n] as string)
    const input = { playerKitOrdersId: player.id, itemType: 'SOCKS', size: 'S', quantity: 1, ...order }
    made.push((await createRow(at.desk, 'KitOrder', input, 'id reference')).it)
  }
  return { user, search, made }
}

const names = (items: { firstName: string }[]) => items.map(({ firstName }) => firstName)

test('a line says what, for whom and for how much', async () => {
  const { search, user, made } = await givenOrders({ itemType: 'HOODIE', size: 'YM', quantity: 2 })
  const { items, total, counts } = await list({ search })
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
    const { search, made } = await givenOrders({}, {})
    expect(names((await list({ search: `zoe ${search}` })).items)).toEqual(['Zoë'])
    expect(names((await list({ search: made[1].reference.toLowerCase() })).items)).toEqual(['Bo'])
    expect((await list({ search: 'K-00000000' })).total).toBe(0)
  })

  test('by item, size and status; counts are those of all tabs under the other filters', async () => {
    const { search, made } = await givenOrders({}, { size: 'M' }, { itemType: 'BALL', size: '4' })
    await updateRow(at.desk, 'KitOrder', { id: made[1].id, _version: 1, status: 'PAID' })
    expect(names((await list({ search, itemType: 'BALL' })).items)).toEqual(['Cy'])
    expect(names((await list({ search, size: 'M' })).items)).toEqual(['Bo'])
    const paid = await list({ search, status: 'PAID' })
    expect([names(paid.items), paid.total, paid.counts]).toEqual([['Bo'], 1, { PENDING: 2, PAID: 1 }])
  })

  test('sorted one way and the other, page by page', async () => {
    const { search } = await givenOrders({ quantity: 2 }, { quantity: 3 }, { quantity: 1 })
    const page = async (sort: string, number: string) =>
      names((await list({ search, sort, page: number, limit: '2' })).items)
    expect([await page('quantity', '1'), await page('quantity', '2')]).toEqual([['Cy', 'Zoë'], ['Bo']])
    expect(await page('-quantity', '1')).toEqual(['Bo', 'Zoë'])
  })

  test('stale is unpaid for more than two weeks', async () => {
    const { search, made } = await givenOrders({}, {}, {})
    const instants = ['2025-09-06T17:00:00.000Z', '2025-09-06T16:59:59.999Z', '2025-09-01T17:00:00.000Z']
    for (const [n, instant] of instants.entries())
      await at.server.sql`update kit_orders set created_at = ${instant} where id = ${made[n].id}`
    await updateRow(at.desk, 'KitOrder', { id: made[2].id, _version: 1, status: 'PAID' })
    expect(names((await list({ search, stale: '1' })).items)).toEqual(['Bo'])
  })

  test('what is deleted is not there', async () => {
    const { search, made } = await givenOrders({})
    await at.server.sql`update kit_orders set _deleted = true where id = ${made[0].id}`
    expect(await list({ search })).toEqual({ items: [], total: 0, counts: {} })
  })
})

test('the totals add up the pieces of an item and size, by status', async () => {
  const { search, made } = await givenOrders({ quantity: 2 }, { quantity: 3 }, { size: 'M' }, { quantity: 4 })
  await updateRow(at.desk, 'KitOrder', { id: made[3].id, _version: 1, status: 'PAID' })
  const line = { itemType: 'SOCKS', size: 'S' }
  expect((await at.ask('/kit-orders/totals', { search })).body.items).toEqual([
    { ...line, size: 'M', status: 'PENDING', orders: 1, quantity: 1, totalCents: 1000 },
    { ...line, status: 'PAID', orders: 1, quantity: 4, totalCents: 4000 },
    { ...line, status: 'PENDING', orders: 2, quantity: 5, totalCents: 5000 },
  ])
  const paid = await at.ask('/kit-orders/totals', { search, status: 'PAID' })
  expect(paid.body.items).toHaveLength(1)
})

test.each([
  [{ status: 'GONE' }, 'status: There is no such status.'],
  [{ itemType: 'SCARF' }, 'itemType: We do not carry this item.'],
  [{ stale: 'yes' }, 'stale: Write 1, or leave it out.'],
  [{ colour: 'red' }, 'colour: This is not known here.'],
])('%o is refused in plain words', async (query, message) => {
  const answer = await at.ask('/kit-orders', query as unknown as Record<string, string>)
  expect([answer.status, answer.body.code]).toEqual([400, 'BAD_INPUT'])
  expect(answer.body.message).toContain(message)
})
