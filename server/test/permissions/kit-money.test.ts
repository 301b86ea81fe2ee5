import { recordsKitMoney } from '@touchline/domain/status/kit-order.ts'
import { expect, test } from 'vitest'
import { givenAccessToken } from '../access-token.ts'
import { inMode, sender } from '../identity/matrix-people.ts'
import { permissionDesk } from './permission-desk.ts'

const at = permissionDesk()

const CREATE = 'mutation M($input: CreateKitOrderInput!) { it: createKitOrder(input: $input) { id } }'
const MOVE = 'mutation M($input: UpdateKitOrderInput!) { it: updateKitOrder(input: $input) { status } }'

type Send = typeof at.send

const president = () => inMode(at.server, at.president, 'userPool')

async function move(id: string, status: string, send: Send = at.send): Promise<string | null> {
  const [row] = await at.server.sql`select _version from kit_orders where id = ${id}`
  const input = { id, _version: row?._version, status, notes: 'Out of stock.' }
  const { data, errors } = await send(MOVE, { input })
  return data?.it?.status ?? errors[0]?.errorType ?? null
}

/** An order that somebody who has everything has moved along these statuses. */
async function givenOrder(...statuses: string[]): Promise<string> {
  const goods = { itemType: 'SOCKS', size: 'S', quantity: 1 }
  const input = { playerKitOrdersId: at.rows.Player, ...goods }
  const id = (await president()(CREATE, { input })).data.it.id
  for (const status of statuses) expect(await move(id, status, president())).toBe(status)
  return id
}

const recorded = async (id: string): Promise<number> => {
  const [sum] = await at.server.sql`
    select count(*)::int as count from ledger_entries where kit_order_id = ${id} and kind in ('PAYMENT', 'REFUND', 'REVERSAL')`
  return sum?.count
}

test.each([
  [[], 'PAID', true],
  [['PAID'], 'PENDING', true],
  [['PAID'], 'REFUNDED', true],
  [['PAID', 'READY'], 'REFUNDED', true],
  [['PAID', 'REFUNDED'], 'PAID', true],
  [[], 'CANCELLED', false],
  [['PAID'], 'READY', false],
  [['PAID', 'READY'], 'PAID', false],
  [['PAID', 'READY'], 'DELIVERED', false],
  [['PAID', 'READY', 'DELIVERED'], 'READY', false],
] as const)('A-8: %s to %s takes Money, beside Kit: %s', async (before, to, isMoney) => {
  const from = before.at(-1) ?? 'PENDING'
  expect(recordsKitMoney(from, to)).toBe(isMoney)
  const id = await givenOrder(...before)
  const known = await recorded(id)
  await at.grant(['KIT'])
  expect(await move(id, to)).toBe(isMoney ? 'Unauthorized' : to)
  expect(await recorded(id)).toBe(known)
  if (!isMoney) return
  await at.grant(['MONEY'])
  expect(await move(id, to)).toBe(to)
  expect(await recorded(id)).toBe(known + 1)
})

test('A-8: nor is that of a child of nobody, in whose books nothing is written', async () => {
  const id = await givenOrder()
  await at.server.sql`update players set user_players_id = null where id = ${at.rows.Player ?? ''}`
  await at.grant(['KIT'])
  expect(await move(id, 'PAID')).toBe('Unauthorized')
  await at.server
    .sql`update players set user_players_id = ${at.family.userId} where id = ${at.rows.Player ?? ''}`
})

test('A-8: a token of somebody with Kit alone marks nothing as paid', async () => {
  const id = await givenOrder()
  await at.grant(['KIT'])
  const { token } = await givenAccessToken(at.server.sql, { createdBy: at.clerk.email, mayWrite: true })
  const send = sender(at.server, { authorization: token })
  expect(await move(id, 'PAID', send)).toBe('Unauthorized')
  expect(await move(id, 'CANCELLED', send)).toBe('CANCELLED')
})

test('A-8: no order is made that is paid already, and one that the books have paid is Kit’s to move on', async () => {
  await at.grant(['KIT'])
  const goods = { playerKitOrdersId: at.rows.Player, itemType: 'SOCKS', size: 'S', quantity: 1 }
  const paid = await at.send(CREATE, { input: { ...goods, status: 'PAID' } })
  expect(paid.data?.it ?? null).toBeNull()
  const id = await givenOrder()
  const free = { id, _version: 1, unitPrice: 0 }
  expect((await president()(MOVE, { input: free })).errors).toEqual([])
  expect(await move(id, 'PAID')).toBe('PAID')
})
