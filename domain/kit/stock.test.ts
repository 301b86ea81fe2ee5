import { describe, expect, test } from 'vitest'
import type { KitItem } from './items.ts'
import { SHIPPED_KIT } from './shipped-kit.ts'
import { isSoldOut, type SoldOut, sizesOut, stockRefusal } from './stock.ts'

const soldOut: SoldOut[] = [
  { item: 'JERSEY_HOME', size: 'YM' },
  { item: 'SHORTS', size: 'YL' },
  { item: 'SOCKS', size: 'S' },
  { item: 'TOQUE', size: null },
  { item: 'BALL', size: null },
]

describe('K-12: sold-out items', () => {
  test.each<[string, KitItem, string | null, boolean]>([
    ['the size that is named', 'JERSEY_HOME', 'YM', true],
    ['its neighbour', 'JERSEY_HOME', 'YL', false],
    ['the same size of another item', 'JERSEY_AWAY', 'YM', false],
    ['all of an item', 'BALL', '4', true],
    ['an item of one size', 'TOQUE', null, true],
    ['the same, with its size', 'TOQUE', 'ONE_SIZE', true],
    ['another item of one size', 'BACKPACK', null, false],
    ['a full kit without its jersey', 'FULL_KIT', 'YM/M', true],
    ['a full kit without its shorts', 'FULL_KIT', 'YL/M', true],
    ['a full kit without its socks', 'FULL_KIT', 'YS/S', true],
    ['a full kit that has everything', 'FULL_KIT', 'YS/M', false],
  ])('%s', (_case, item, size, isOut) =>
    expect(stockRefusal(SHIPPED_KIT, soldOut, item, size) !== null).toBe(isOut),
  )

  test('says what is sold out, and who to ask', () =>
    expect(stockRefusal(SHIPPED_KIT, soldOut, 'JERSEY_HOME', 'YM')).toMatchObject({
      code: 'SIZE_OUT',
      field: 'size',
      message: 'Home jersey in YM: out of stock. Ask us when more are coming in.',
    }))

  test.each<[string, SoldOut[], KitItem, boolean]>([
    ['one size of many', soldOut, 'JERSEY_HOME', false],
    ['all sizes', soldOut, 'BALL', true],
    ['its only size', soldOut, 'TOQUE', true],
    ['a full kit without any socks', [{ item: 'SOCKS', size: null }], 'FULL_KIT', true],
    ['a full kit with some of everything', soldOut, 'FULL_KIT', false],
  ])('sold out, %s', (_case, out, item, isOut) => expect(isSoldOut(SHIPPED_KIT, out, item)).toBe(isOut))

  test('sold out, the only size that is offered', () => {
    const kit = { ...SHIPPED_KIT, JERSEY_HOME: { ...SHIPPED_KIT.JERSEY_HOME, sizes: ['YM'] } }
    expect(isSoldOut(kit, soldOut, 'JERSEY_HOME')).toBe(true)
    expect(isSoldOut(kit, soldOut, 'FULL_KIT')).toBe(true)
  })

  test('all of a full kit: its garments and its socks', () =>
    expect(sizesOut(SHIPPED_KIT, [{ item: 'FULL_KIT', size: null }], 'FULL_KIT')).toHaveLength(12))
})
