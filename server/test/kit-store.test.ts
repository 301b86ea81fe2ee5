import { clubContent } from '@touchline/domain/club/content.ts'
import { describe, expect, test } from 'vitest'
import { createRow, updateRow } from './calls.ts'
import { clubAt } from './club-at.ts'
import { givenFamily } from './family.ts'
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
  test('a size that is out, neither anew nor by a change; the club enters it all the same', async () => {
    await storeSetting(at.server, 'store', { ...store, soldOut: [{ item: 'SOCKS', size: 'L' }] })
    const { mum, player, kitOrder } = await givenFamily(at.desk)
    const refused = { errorType: 'RuleViolation', errorInfo: { code: 'SIZE_OUT', field: 'size' } }
    expect((await createRow(mum, 'KitOrder', socks(player, 'L'))).error).toMatchObject(refused)
    const change = { id: kitOrder.id, _version: 1, size: 'L' }
    expect((await updateRow(mum, 'KitOrder', change)).error).toMatchObject(refused)
    expect((await createRow(mum, 'KitOrder', socks(player, 'M'))).error).toBeUndefined()
    expect((await createRow(at.desk, 'KitOrder', socks(player, 'L'))).error).toBeUndefined()
  })

  test('anything while the store is closed, in the club’s own words; another size of what is ordered is fine', async () => {
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

  test('the desk can only name sizes that there are', async () => {
    const value = JSON.stringify({ ...store, soldOut: [{ item: 'BALL', size: 'YM' }] })
    const { error } = await createRow(at.desk, 'ClubSetting', { key: 'store', value })
    expect(error?.message).toContain('Choose one of 3, 4, 5, or leave it empty for all sizes.')
  })
})
