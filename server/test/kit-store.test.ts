import { clubContent } from '@touchline/domain/club/content.ts'
import { describe, expect, test } from 'vitest'
import { visitor } from './amplify-client.ts'
import { askFor, createRow, updateRow } from './calls.ts'
import { clubAt } from './club-at.ts'
import { givenFamily } from './family.ts'
import { emailsTo } from './registering.ts'
import { storeSetting } from './store-setting.ts'

const at = clubAt('2025-09-01T17:00:00Z')

const { store } = clubContent([]).content
const socks = (player: { id: string }, size: string) => ({
  playerKitOrdersId: player.id,
  itemType: 'SOCKS',
  size,
  quantity: 1,
})

describe('K-12: what families cannot order', () => {
  test('a sold-out size, neither in a new order nor by a change; the club can enter it all the same', async () => {
    await storeSetting(at.server, 'store', { ...store, soldOut: [{ item: 'SOCKS', size: 'L' }] })
    const { mum, player, kitOrder } = await givenFamily(at.desk)
    const refused = { errorType: 'RuleViolation', errorInfo: { code: 'SIZE_OUT', field: 'size' } }
    expect((await createRow(mum, 'KitOrder', socks(player, 'L'))).error).toMatchObject(refused)
    const change = { id: kitOrder.id, _version: 1, size: 'L' }
    expect((await updateRow(mum, 'KitOrder', change)).error).toMatchObject(refused)
    expect((await createRow(mum, 'KitOrder', socks(player, 'M'))).error).toBeUndefined()
    expect((await createRow(at.desk, 'KitOrder', socks(player, 'L'))).error).toBeUndefined()
  })

  test('anything while the store is closed, in the club’s own words; a size can be changed', async () => {
    await storeSetting(at.server, 'store', { ...store, isOpen: false, closed: 'Back in August.' })
    const { mum, player, kitOrder } = await givenFamily(at.desk)
    expect((await createRow(mum, 'KitOrder', socks(player, 'M'))).error).toMatchObject({
      errorInfo: { code: 'STORE_CLOSED' },
      message: 'Back in August.',
    })
    const change = { id: kitOrder.id, _version: 1, size: 'L' }
    expect((await updateRow(mum, 'KitOrder', change, 'size')).it).toEqual({ size: 'L' })
    expect((await createRow(at.desk, 'KitOrder', socks(player, 'M'))).error).toBeUndefined()
  })

  test('the desk can only name existing sizes', async () => {
    const value = JSON.stringify({ ...store, soldOut: [{ item: 'BALL', size: 'YM' }] })
    const { error } = await createRow(at.desk, 'ClubSetting', { key: 'store', value })
    expect(error?.message).toContain('Choose one of 3, 4, 5, or leave it empty for all sizes.')
  })
})

test('K-15: the club orders for a family what families cannot order, and the family is notified', async () => {
  await storeSetting(at.server, 'store', { ...store, isOpen: false })
  const { user, player } = await givenFamily(at.desk)
  const before = (await emailsTo(at.server, user.email)).length
  expect((await createRow(at.desk, 'KitOrder', socks(player, 'M'), 'unitPrice')).it).toEqual({
    unitPrice: 10,
  })
  const emails = await emailsTo(at.server, user.email)
  expect(emails.slice(before).map(({ subject }) => subject)).toEqual([expect.stringContaining('kit order')])
})

test('K-16: only the desk sees the stock, and only existing sizes can be counted', async () => {
  const line = { item: 'SOCKS', size: 'S', count: 5, countedAt: '2025-08-01T17:00:00.000Z', coming: 0 }
  const keep = (lines: object[]) =>
    createRow(
      at.desk,
      'ClubSetting',
      { key: 'kitStock', value: JSON.stringify(lines), published: true },
      'published',
    )
  expect((await keep([{ ...line, size: 'YM' }])).error?.errorInfo).toMatchObject({ code: 'BAD_SETTING' })
  expect((await keep([line, line])).error?.errorInfo).toMatchObject({ code: 'BAD_SETTING' })
  expect((await keep([line])).it).toEqual({ published: false })
  const { mum } = await givenFamily(at.desk)
  for (const who of [visitor(), mum]) {
    const { it } = await askFor(who, '{ it: listClubSettings(limit: 100) { items { key } } }', {})
    expect(it.items.map(({ key }: { key: string }) => key)).not.toContain('kitStock')
  }
})
