import { randomUUID } from 'node:crypto'
import { SHIPPED_KIT } from '@touchline/domain/kit/shipped-kit.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from './amplify-client.ts'
import { askFor, createRow, updateRow } from './calls.ts'
import { clubAt } from './club-at.ts'
import { givenFamily } from './family.ts'
import { emailsTo } from './registering.ts'
import { storeSetting } from './store-setting.ts'

const at = clubAt('2025-09-01T17:00:00Z')

/** Toques are beanies for $12.50, socks cost $12 in two sizes, and hoodies are no longer sold. */
const changed = {
  ...SHIPPED_KIT,
  TOQUE: { ...SHIPPED_KIT.TOQUE, name: 'Beanie', priceCents: 1250 },
  SOCKS: { ...SHIPPED_KIT.SOCKS, priceCents: 1200, sizes: ['S', 'M'] },
  HOODIE: { ...SHIPPED_KIT.HOODIE, isSold: false },
}

const change = () => storeSetting(at.server, 'kit', changed)
const asShipped = () => storeSetting(at.server, 'kit', SHIPPED_KIT)
beforeEach(asShipped)
afterEach(asShipped)

const PRICE = 'id _version unitPrice totalAmount'
const toque = (player: { id: string }) => ({ playerKitOrdersId: player.id, itemType: 'TOQUE', quantity: 2 })

const orderKit = (who: Person, order: object, totalCents: number) =>
  askFor(
    who,
    'mutation Order($input: OrderKitInput!) { it: orderKit(input: $input) { items { id } totalCents } }',
    { input: { orders: [{ id: randomUUID(), ...order }], totalCents } },
  )

describe('K-19: a club’s own names and prices', () => {
  test('apply to the next order and its email; no family can send a price along', async () => {
    await change()
    const { mum, user, player } = await givenFamily(at.desk)
    const before = (await emailsTo(at.server, user.email)).length
    const cheap = { ...toque(player), unitPrice: 1, totalAmount: 1 }
    expect((await createRow(mum, 'KitOrder', cheap)).it).toBeNull()
    const { it } = await createRow(mum, 'KitOrder', toque(player), PRICE)
    expect(it).toMatchObject({ unitPrice: 12.5, totalAmount: 25 })
    const [email] = (await emailsTo(at.server, user.email)).slice(before)
    expect(email?.text).toContain('Beanie')
    expect(email?.text).toContain('$25.00')
  })

  test('a family that has seen the old price is shown the new one, and nothing is ordered', async () => {
    await change()
    const { mum, player } = await givenFamily(at.desk)
    const { error } = await orderKit(mum, toque(player), 3_000)
    expect(error?.errorInfo).toMatchObject({ code: 'PRICE_CHANGED', field: 'totalCents' })
    expect(error?.message).toContain('it’s now $25.00, not $30.00. Nothing is ordered yet.')
    expect((await orderKit(mum, toque(player), 2_500)).it).toMatchObject({ totalCents: 2_500 })
  })

  test('the desk sees what is wrong, field by field', async () => {
    const value = JSON.stringify({ ...changed, BALL: { ...SHIPPED_KIT.BALL, sizes: ['6'] } })
    const { error } = await updateRow(at.desk, 'ClubSetting', { id: 'kit', _version: 1, value })
    expect(error?.errorInfo).toMatchObject({ code: 'BAD_SETTING', field: 'kit.BALL.sizes.0' })
    expect(error?.message).toContain('Choose from 3, 4, 5.')
  })
})

test('K-20: neither a family nor the desk can order what is not sold, or not in that size', async () => {
  await change()
  const { mum, player } = await givenFamily(at.desk)
  const order = (who: Person, itemType: string, size: string) =>
    createRow(who, 'KitOrder', { playerKitOrdersId: player.id, itemType, size, quantity: 1 })
  for (const who of [mum, at.desk]) {
    expect((await order(who, 'HOODIE', 'YM')).error).toMatchObject({
      errorType: 'RuleViolation',
      errorInfo: { code: 'NOT_SOLD', field: 'itemType' },
    })
    expect((await order(who, 'SOCKS', 'L')).error).toMatchObject({
      errorInfo: { code: 'SIZE_NOT_MADE', field: 'size' },
      message: 'Socks: there is no size L. Sizes: S, M.',
    })
  }
})

describe('K-21: earlier orders', () => {
  test('keep their price, until the item is changed', async () => {
    const { player } = await givenFamily(at.desk)
    const { it } = await createRow(at.desk, 'KitOrder', toque(player), PRICE)
    expect(it).toMatchObject({ unitPrice: 15, totalAmount: 30 })
    await change()
    const update = (changes: object, _version: number) =>
      updateRow(at.desk, 'KitOrder', { id: it.id, _version, ...changes }, 'unitPrice totalAmount')
    expect((await update({ quantity: 3 }, 1)).it).toEqual({ unitPrice: 15, totalAmount: 45 })
    // A client that sends the whole row back has not changed the item.
    expect((await update({ itemType: 'TOQUE', quantity: 1 }, 2)).it).toEqual({
      unitPrice: 15,
      totalAmount: 15,
    })
    expect((await update({ itemType: 'SOCKS', size: 'S' }, 3)).it).toEqual({ unitPrice: 12, totalAmount: 12 })
  })

  test('may still change size after the item is discontinued, at the agreed price', async () => {
    const { mum, player } = await givenFamily(at.desk)
    const hoodie = { playerKitOrdersId: player.id, itemType: 'HOODIE', size: 'YM', quantity: 1 }
    const { it } = await createRow(mum, 'KitOrder', hoodie, PRICE)
    await change()
    const bigger = { id: it.id, _version: 1, size: 'YL' }
    expect((await updateRow(mum, 'KitOrder', bigger, 'size unitPrice')).it).toEqual({
      size: 'YL',
      unitPrice: 38,
    })
  })
})
