import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { referenceOfFamily } from '../src/money/family-number.ts'
import type { Person } from './amplify-client.ts'
import { askFor } from './calls.ts'
import { deskForFile } from './desk-for-file.ts'
import { givenMum } from './fall.ts'
import type { Row } from './given.ts'
import { emailsTo } from './registering.ts'

const { server, desk } = await deskForFile('2025-09-01T17:00:00Z')

const orderKit = (who: Person, orders: object[], rest = {}) =>
  askFor(
    who,
    `mutation Order($input: OrderKitInput!) {
      it: orderKit(input: $input) { items { id reference totalAmount status } totalCents }
    }`,
    { input: { orders, ...rest } },
  )

const line = (player: Row, values: object = {}) => ({
  id: randomUUID(),
  playerKitOrdersId: player.id,
  itemType: 'SOCKS',
  size: 'S',
  quantity: 2,
  ...values,
})

const kit = { itemType: 'FULL_KIT', size: 'YM/S', quantity: 1 }

async function givenSiblings() {
  const family = await givenMum(desk)
  return { ...family, maya: await family.child('Maya'), leo: await family.child('Leo') }
}

const ordersOf = ({ user }: { user: Row }) => server.sql`
  select o.id from kit_orders o join players p on p.id = o.player_kit_orders_id
  where p.user_players_id = ${user.id}`

describe('K-13: a basket', () => {
  test('for two children makes two orders at the catalogue’s prices, in one email', async () => {
    const { mum, user, maya, leo } = await givenSiblings()
    const { it } = await orderKit(mum, [line(maya), line(leo, kit)], { totalCents: 7_800 })
    expect(it.totalCents).toBe(7_800)
    expect(it.items.map(({ totalAmount, status }: Row) => [totalAmount, status])).toEqual([
      [20, 'PENDING'],
      [58, 'PENDING'],
    ])
    const emails = await emailsTo(server, user.email)
    expect(emails.map(({ subject }) => subject)).toEqual(['Your kit order for Maya and Leo'])
    const reference = await referenceOfFamily(server.sql, user.id)
    expect(emails[0]?.text).toContain(`Amount: $78.00\nReference: ${reference}\ne-Transfer to: `)
  })

  test.each([
    ['a price that was seen is another by now', {}, { totalCents: 7_799 }, 'PRICE_CHANGED'],
    ['one size is not made', { size: '4XL' }, {}, 'SIZE_NOT_MADE'],
    ['there are too many of one', { quantity: 11 }, {}, 'BAD_QUANTITY'],
  ])('all or nothing: %s', async (_case, values, rest, code) => {
    const family = await givenSiblings()
    const { error } = await orderKit(family.mum, [line(family.leo, kit), line(family.maya, values)], rest)
    expect(error?.errorInfo).toMatchObject({ code })
    expect(await ordersOf(family)).toHaveLength(0)
    expect(await emailsTo(server, family.user.email)).toEqual([])
  })

  test('sent six times at once, it is ordered once and emailed once', async () => {
    const family = await givenSiblings()
    const lines = [line(family.maya), line(family.leo, kit)]
    const answers = await Promise.all(Array.from({ length: 6 }, () => orderKit(family.mum, lines)))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]?.error).toBeUndefined()
    expect(await ordersOf(family)).toHaveLength(2)
    expect(await emailsTo(server, family.user.email)).toHaveLength(1)
  })

  test('is only for the children of one family, and never for a stranger’s', async () => {
    const [ours, theirs] = [await givenSiblings(), await givenSiblings()]
    const strange = await orderKit(ours.mum, [line(ours.maya), line(theirs.leo)])
    expect(strange.error?.errorType).toBe('NotFound')
    const mixed = await orderKit(desk, [line(ours.maya), line(theirs.leo)])
    expect(mixed.error?.errorInfo).toMatchObject({ code: 'SEVERAL_FAMILIES' })
    expect(await ordersOf(ours)).toHaveLength(0)
  })
})

test('K-25: a family with 60 unpaid orders cannot order more, one by one or in a basket; the club can', async () => {
  const { mum, user, maya, leo } = await givenSiblings()
  const basket = (count: number) => Array.from({ length: count }, (_, n) => line(n % 2 ? maya : leo))
  for (let n = 0; n < 3; n += 1) await orderKit(mum, basket(20))
  const one = 'mutation One($input: CreateKitOrderInput!) { it: createKitOrder(input: $input) { id } }'
  const refused = [await orderKit(mum, basket(1)), await askFor(mum, one, { input: line(maya) })]
  expect(refused.map(({ error }) => error?.errorInfo?.code)).toEqual(['TOO_MANY_ORDERS', 'TOO_MANY_ORDERS'])
  expect(await ordersOf({ user })).toHaveLength(60)
  expect((await askFor(desk, one, { input: line(maya) })).it).not.toBeNull()
  const [first, second] = await ordersOf({ user })
  const cancel = `mutation C($input: UpdateKitOrderInput!) { it: updateKitOrder(input: $input) { id } }`
  for (const id of [first?.id, second?.id])
    await askFor(mum, cancel, { input: { id, status: 'CANCELLED', _version: 1 } })
  expect((await orderKit(mum, basket(1))).it).not.toBeNull()
})
