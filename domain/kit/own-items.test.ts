import { describe, expect, test } from 'vitest'
import { clubContent } from '../club/content.ts'
import { settingProblems } from '../club/setting-problems.ts'
import { itemSizes, itemsSold, kitChangeRefusal, kitOrderPrice, kitOrderRefusal } from './catalogue.ts'
import { nameToKeep, orderedName } from './ordered-name.ts'
import { chartOf, type Kit, kitItemNamed, type OwnProduct, type productOf } from './product.ts'
import { sizesIn, sizeToBegin } from './remembered-sizes.ts'
import { SHIPPED_KIT } from './shipped-kit.ts'
import { isSoldOut, stockRefusal } from './stock.ts'
import { bookStock, shortAfter, stockLevels } from './stock-levels.ts'
import { supplierTotals } from './supplier-totals.ts'

const scarf: OwnProduct = { id: 'team-scarf', name: 'Team scarf', priceCents: 2000, isSold: true, sizes: [] }
const pants: OwnProduct = {
  id: 'track-pants',
  name: 'Track pants',
  priceCents: 3200,
  isSold: true,
  sizes: ['YM', 'YS', 'YL'],
}
const gloves: OwnProduct = { id: 'gloves', name: 'Gloves', priceCents: 900, isSold: true, sizes: ['6', '8'] }
const kit: Kit = { ...SHIPPED_KIT, own: [scarf, pants, gloves] }

describe('K-22: items of the club’s own', () => {
  test('are in the store by price, beside ours', () => {
    expect(itemsSold(kit).slice(0, 2)).toEqual(['OWN_GLOVES', 'SOCKS'])
    expect(itemsSold({ ...kit, own: [{ ...gloves, isSold: false }] })).not.toContain('OWN_GLOVES')
    expect(kitOrderPrice(kit, 'OWN_TEAM_SCARF', 2)).toEqual({ unitCents: 2000, totalCents: 4000 })
    expect(kitItemNamed(kit, 'OWN_TEAM_SCARF')).toBe('OWN_TEAM_SCARF')
    expect(kitItemNamed(kit, 'OWN_FLAG')).toBeNull()
  })

  test('come in what the club says: one size, our garments in their order, or its own in its order', () => {
    const items = ['OWN_TEAM_SCARF', 'OWN_TRACK_PANTS', 'OWN_GLOVES'] as const
    expect(items.map((item) => chartOf(kit, item))).toEqual(['ONE_SIZE', 'GARMENT', 'OWN'])
    expect(itemSizes(kit, 'OWN_TRACK_PANTS')).toEqual(['YS', 'YM', 'YL'])
    expect(itemSizes(kit, 'OWN_GLOVES')).toEqual(['6', '8'])
    expect(itemSizes(kit, 'OWN_TEAM_SCARF')).toEqual(['ONE_SIZE'])
  })

  test.each<[string, string, string | null, number, string | undefined]>([
    ['one size', 'OWN_TEAM_SCARF', null, 1, undefined],
    ['one size, said', 'OWN_TEAM_SCARF', 'ONE_SIZE', 1, undefined],
    ['a size of one size', 'OWN_TEAM_SCARF', 'M', 1, 'SIZE_NOT_MADE'],
    ['no size', 'OWN_GLOVES', '', 1, 'SIZE_MISSING'],
    ['its size', 'OWN_GLOVES', '8', 1, undefined],
    ['a size between', 'OWN_GLOVES', '7', 1, 'SIZE_NOT_MADE'],
    ['more than anybody may have', 'OWN_GLOVES', '8', 11, 'BAD_QUANTITY'],
    ['one that is not there', 'OWN_FLAG', null, 1, 'UNKNOWN_ITEM'],
  ])('ordered, %s', (_case, itemType, size, quantity, code) =>
    expect(kitOrderRefusal(kit, { itemType, size, quantity })?.code).toBe(code),
  )

  test('give a shirt size where they are worn like one, and nothing else', () => {
    expect(sizesIn(kit, 'OWN_TRACK_PANTS', 'YM')).toEqual({ shirtSize: 'YM' })
    expect(sizesIn(kit, 'OWN_GLOVES', '8')).toEqual({})
    expect(sizeToBegin(kit, 'OWN_TRACK_PANTS', { shirtSize: 'YL' })).toBe('YL')
    expect(sizeToBegin(kit, 'OWN_TRACK_PANTS', { shirtSize: 'AM' })).toBeNull()
  })

  test('can be sold out, counted and ordered from the supplier like ours', () => {
    const out = [{ item: 'OWN_GLOVES' as const, size: '6' }]
    expect(stockRefusal(kit, out, 'OWN_GLOVES', '6')?.message).toContain('Gloves in 6')
    expect(stockRefusal(kit, out, 'OWN_GLOVES', '8')).toBeNull()
    expect(isSoldOut(kit, [{ item: 'OWN_TEAM_SCARF', size: null }], 'OWN_TEAM_SCARF')).toBe(true)
    const scarves = { itemType: 'OWN_TEAM_SCARF' as const, size: 'ONE_SIZE', quantity: 3 }
    const counted = bookStock([], 'COUNT', [scarves], '2026-10-06T00:00:00Z')
    expect(settingProblems('kitStock', counted)).toEqual({})
    const levels = stockLevels(counted, [{ ...scarves, quantity: 2, status: 'PAID', deliveredDate: null }])
    expect(levels).toMatchObject([{ item: 'OWN_TEAM_SCARF', shelf: 3, promised: 2, free: 1 }])
    expect(shortAfter(levels, { ...scarves, quantity: 2 })).toMatchObject([{ free: -1 }])
    expect(supplierTotals(kit, [scarves, { itemType: 'SOCKS', size: 'S', quantity: 1 }, scarves])).toEqual([
      { itemType: 'SOCKS', size: 'S', quantity: 1 },
      { itemType: 'OWN_TEAM_SCARF', size: null, quantity: 6 },
    ])
  })

  test.each<[string, Partial<OwnProduct>[], Record<string, string>]>([
    ['sound', [scarf, pants, gloves], {}],
    [
      'the name of another item',
      [{ ...scarf, name: 'SOCKS' }],
      { 'own.0.name': 'Another item has this name. Each needs its own.' },
    ],
    [
      'one address for two',
      [scarf, { ...gloves, id: 'team-scarf' }],
      { own: 'Two of these have the same address.' },
    ],
    ['half a cent', [{ ...scarf, priceCents: 0.5 }], { 'own.0.priceCents': 'This must be a whole number.' }],
    [
      'a size that reads as two',
      [{ ...gloves, sizes: ['6/8'] }],
      { 'own.0.sizes.0': 'Leave out slashes and semicolons.' },
    ],
    [
      'the same size twice',
      [{ ...gloves, sizes: ['s', 'S'] }],
      { 'own.0.sizes': 'Two of these sizes are the same.' },
    ],
    [
      'our word for one size',
      [{ ...gloves, sizes: ['ONE_SIZE'] }],
      { 'own.0.sizes.0': 'Leave the sizes empty if it comes in one size.' },
    ],
    [
      'no address',
      [{ ...scarf, id: 'Team scarf' }],
      { 'own.0.id': 'Use lowercase letters, numbers and hyphens, as in photo-day.' },
    ],
  ])('saved, %s', (_case, own, problems) =>
    expect(settingProblems('kit', { ...SHIPPED_KIT, own })).toEqual(problems),
  )

  test('a setting from before they existed has none', () => {
    const { own: _own, ...before } = SHIPPED_KIT
    const { content, problems } = clubContent([{ key: 'kit', value: JSON.stringify(before) }])
    expect(problems).toEqual([])
    expect(content.kit.own).toEqual([])
  })
})

describe('K-23: the name under which it was ordered', () => {
  const renamed: Kit = { ...kit, TOQUE: { ...kit.TOQUE, name: 'Beanie' }, own: [{ ...scarf, name: 'Scarf' }] }

  test.each<[string, Kit, Parameters<typeof productOf>[1], string, string]>([
    ['ours, under our name', kit, 'TOQUE', 'Toque', 'Toque'],
    ['ours, under the club’s', renamed, 'TOQUE', 'Beanie', 'Beanie'],
    ['the club’s own', kit, 'OWN_TEAM_SCARF', 'Team scarf', 'Team scarf'],
  ])('%s', (_case, then, itemType, today, later) => {
    const itemName = nameToKeep(then, itemType)
    expect(orderedName(then, { itemType, itemName })).toBe(today)
    expect(orderedName(renamed, { itemType, itemName })).toBe(later)
  })

  test('our own names are not stored, so that every language uses its own', () => {
    expect(nameToKeep(kit, 'TOQUE')).toBeNull()
    expect(nameToKeep(renamed, 'TOQUE')).toBe('Beanie')
    expect(nameToKeep(kit, 'OWN_GLOVES')).toBe('Gloves')
  })

  test('an order of a removed item keeps its name, and only its size cannot change', () => {
    const gone = { itemType: 'OWN_FLAG' as const, itemName: 'Flag' }
    expect(orderedName(kit, gone)).toBe('Flag')
    const order = { itemType: 'OWN_FLAG', size: 'ONE_SIZE', quantity: 1 }
    expect(kitChangeRefusal(kit, order, { ...order, quantity: 2 })).toBeNull()
  })
})
