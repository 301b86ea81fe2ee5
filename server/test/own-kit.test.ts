import { SHIPPED_KIT } from '@touchline/domain/kit/shipped-kit.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createRow, deleteRow, updateRow } from './calls.ts'
import { clubAt } from './club-at.ts'
import { givenFamily } from './family.ts'
import { emailsTo } from './registering.ts'
import { storeSetting } from './store-setting.ts'

const at = clubAt('2025-09-01T17:00:00Z')

const scarf = { id: 'team-scarf', name: 'Team scarf', priceCents: 2000, isSold: true, sizes: [] as string[] }
const withOwn = (...own: object[]) => ({ ...SHIPPED_KIT, own })
const sell = (...own: object[]) => storeSetting(at.server, 'kit', withOwn(...own))
beforeEach(() => sell())
afterEach(() => sell())

const ORDER = 'id _version itemType itemName size unitPrice totalAmount'
const order = (player: { id: string }, size?: string) => ({
  playerKitOrdersId: player.id,
  itemType: 'OWN_TEAM_SCARF',
  quantity: 2,
  ...(size ? { size } : {}),
})

/** Saves like the settings page. */
const save = async (...own: object[]) => {
  const [row] = await at.server.sql<{ id: string; version: number }[]>`
    select id, _version as version from club_settings where key = 'kit'`
  return updateRow(at.desk, 'ClubSetting', {
    id: row?.id,
    _version: row?.version,
    value: JSON.stringify(withOwn(...own)),
  })
}

describe('K-22: an item that the club has added', () => {
  test('is ordered at its price, under its name, and the family gets an email about it', async () => {
    await sell(scarf)
    const { mum, user, player } = await givenFamily(at.desk)
    const before = (await emailsTo(at.server, user.email)).length
    const sent = { ...order(player), unitPrice: 1 }
    expect((await createRow(mum, 'KitOrder', sent)).it).toBeNull()
    const { it } = await createRow(mum, 'KitOrder', order(player), ORDER)
    expect(it).toMatchObject({ itemName: 'Team scarf', unitPrice: 20, totalAmount: 40 })
    const [email] = (await emailsTo(at.server, user.email)).slice(before)
    expect(email?.text).toContain('2 × Team scarf')
    expect(email?.text).toContain('$40.00')
  })

  test.each<[string, object[], string | undefined, string]>([
    ['that is not there', [], undefined, 'UNKNOWN_ITEM'],
    ['out of the store', [{ ...scarf, isSold: false }], undefined, 'NOT_SOLD'],
    ['in a size that it does not have', [{ ...scarf, sizes: ['S', 'L'] }], 'M', 'SIZE_NOT_MADE'],
    ['without a size that it needs', [{ ...scarf, sizes: ['S', 'L'] }], undefined, 'SIZE_MISSING'],
  ])('%s is refused, also for the desk', async (_case, own, size, code) => {
    await sell(...own)
    const { mum, player } = await givenFamily(at.desk)
    for (const who of [mum, at.desk])
      expect((await createRow(who, 'KitOrder', order(player, size))).error?.errorInfo).toMatchObject({ code })
  })

  test('nobody can send a name along', async () => {
    await sell(scarf)
    const { mum, player } = await givenFamily(at.desk)
    expect((await createRow(mum, 'KitOrder', { ...order(player), itemName: 'Gold scarf' })).it).toBeFalsy()
  })
})

test('K-23: an order keeps its name when the item is renamed, and changes it with the item', async () => {
  await sell(scarf)
  const { player } = await givenFamily(at.desk)
  const { it } = await createRow(at.desk, 'KitOrder', order(player), ORDER)
  await sell({ ...scarf, name: 'Supporter scarf' })
  const update = (changes: object, _version: number) =>
    updateRow(at.desk, 'KitOrder', { id: it.id, _version, ...changes }, 'itemName')
  expect((await update({ quantity: 1 }, 1)).it).toEqual({ itemName: 'Team scarf' })
  expect((await update({ itemType: 'TOQUE' }, 2)).it).toEqual({ itemName: null })
  expect((await update({ itemType: 'OWN_TEAM_SCARF' }, 3)).it).toEqual({ itemName: 'Supporter scarf' })
})

describe('K-24: an item is removed', () => {
  test('while nobody has ordered it', async () => {
    await sell({ ...scarf, id: 'flag', name: 'Flag' })
    expect((await save()).error).toBeUndefined()
  })

  test('or not at all: it can be hidden and renamed, and the setting cannot be deleted', async () => {
    await sell(scarf)
    const { mum, player } = await givenFamily(at.desk)
    await createRow(mum, 'KitOrder', order(player))
    const refused = { errorInfo: { code: 'ITEM_ORDERED' } }
    expect((await save()).error).toMatchObject(refused)
    expect((await save({ ...scarf, id: 'scarf' })).error).toMatchObject(refused)
    expect((await save({ ...scarf, name: 'Scarf', isSold: false })).error).toBeUndefined()
    const [row] = await at.server.sql<{ id: string; version: number }[]>`
      select id, _version as version from club_settings where key = 'kit'`
    const deleted = await deleteRow(at.desk, 'ClubSetting', { id: row?.id, _version: row?.version })
    expect(deleted.error).toMatchObject(refused)
  })
})
