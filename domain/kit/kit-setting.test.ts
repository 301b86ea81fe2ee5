import { describe, expect, test } from 'vitest'
import { clubContent } from '../club/content.ts'
import { kitsFrom } from '../club/fact-lines.ts'
import { settingProblems } from '../club/setting-problems.ts'
import { itemSizes, itemsSold, kitChangeRefusal, kitOrderPrice, kitOrderRefusal } from './catalogue.ts'
import { KIT_ITEMS, type ShippedItem } from './items.ts'
import { inSentence, type Kit } from './product.ts'
import { SHIPPED_KIT } from './shipped-kit.ts'

const kitWith = (item: ShippedItem, changes: Partial<Kit[ShippedItem]>): Kit => ({
  ...SHIPPED_KIT,
  [item]: { ...SHIPPED_KIT[item], ...changes },
})

describe('K-19: the club decides what the store sells', () => {
  const saved = (value: object) => clubContent([{ key: 'kit', value: JSON.stringify(value) }])

  test('by default it is as we ship it', () => {
    expect(clubContent([]).content.kit).toEqual(SHIPPED_KIT)
    const { content, problems } = saved({ TOQUE: { name: 'Beanie', priceCents: 1250, isSold: true } })
    expect(problems).toEqual([])
    expect(content.kit.TOQUE.name).toBe('Beanie')
    expect(content.kit.SOCKS).toEqual(SHIPPED_KIT.SOCKS)
    expect(kitOrderPrice(content.kit, 'TOQUE', 2)).toEqual({ unitCents: 1250, totalCents: 2500 })
  })

  test.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['nothing changed', {}, {}],
    ['no name', { TOQUE: { ...SHIPPED_KIT.TOQUE, name: ' ' } }, { 'TOQUE.name': 'Please fill this in.' }],
    [
      'a name that fits on no button',
      { TOQUE: { ...SHIPPED_KIT.TOQUE, name: 'T'.repeat(41) } },
      { 'TOQUE.name': 'This is too long: at most 40 characters.' },
    ],
    [
      'the name of another item',
      { TOQUE: { ...SHIPPED_KIT.TOQUE, name: 'socks' } },
      { 'TOQUE.name': 'Another item has this name. Each needs its own.' },
    ],
    [
      'a price below nothing',
      { TOQUE: { ...SHIPPED_KIT.TOQUE, priceCents: -1 } },
      { 'TOQUE.priceCents': 'This cannot be below 0.' },
    ],
    [
      'half a cent',
      { TOQUE: { ...SHIPPED_KIT.TOQUE, priceCents: 0.5 } },
      { 'TOQUE.priceCents': 'This must be a whole number.' },
    ],
    [
      'no size',
      { SOCKS: { ...SHIPPED_KIT.SOCKS, sizes: [] } },
      { 'SOCKS.sizes': 'Tick at least one size. If you no longer sell it, choose “no”.' },
    ],
    [
      'a size of another chart',
      { SOCKS: { ...SHIPPED_KIT.SOCKS, sizes: ['S', 'YM'] } },
      { 'SOCKS.sizes.1': 'Choose from XS, S, M, L.' },
    ],
    [
      'a full kit that nobody can wear',
      {
        SHORTS: { ...SHIPPED_KIT.SHORTS, sizes: ['YS'] },
        JERSEY_HOME: { ...SHIPPED_KIT.JERSEY_HOME, sizes: ['YM'] },
      },
      {
        'FULL_KIT.isSold':
          'The home jersey and the shorts have no size in common, so there can be no full kit.',
      },
    ],
  ])('%s', (_case, changes, problems) =>
    expect(settingProblems('kit', { ...SHIPPED_KIT, ...changes })).toEqual(problems),
  )

  test('an unknown item among ours is refused', () =>
    expect(Object.values(settingProblems('kit', { SCARF: SHIPPED_KIT.TOQUE }))).toHaveLength(1))

  test('the cheapest item on sale comes first, and gives the store its title', () => {
    expect(itemsSold(SHIPPED_KIT).slice(0, 3)).toEqual(['SOCKS', 'WATER_BOTTLE', 'SHIN_GUARDS'])
    expect(kitsFrom(kitWith('SOCKS', { priceCents: 900 }))).toBe('$9')
    expect(kitsFrom(kitWith('SOCKS', { priceCents: 900, isSold: false }))).toBe('$10')
    const none: Kit = structuredClone(SHIPPED_KIT)
    for (const item of KIT_ITEMS) none[item].isSold = false
    expect(kitsFrom(none)).toBeNull()
  })

  test.each([
    ['Home jersey', 'home jersey'],
    ['PMFC scarf', 'PMFC scarf'],
    ['#7 jersey', '#7 jersey'],
  ])('%s in a sentence: %s', (name, said) => expect(inSentence(name)).toBe(said))
})

describe('K-20: what is not sold, or not in that size', () => {
  const kit = { ...kitWith('HOODIE', { isSold: false }), SOCKS: { ...SHIPPED_KIT.SOCKS, sizes: ['S', 'M'] } }

  test('is refused at the field', () => {
    expect(kitOrderRefusal(kit, { itemType: 'HOODIE', size: 'YM', quantity: 1 })).toMatchObject({
      code: 'NOT_SOLD',
      field: 'itemType',
      message: 'Hoodie: we no longer sell this. Please see what’s in the store.',
    })
    expect(kitOrderRefusal(kit, { itemType: 'SOCKS', size: 'L', quantity: 1 })).toMatchObject({
      code: 'SIZE_NOT_MADE',
      field: 'size',
      message: 'Socks: there is no size L. Sizes: S, M.',
    })
    expect(kitOrderRefusal(kit, { itemType: 'SOCKS', size: 'M', quantity: 1 })).toBeNull()
  })

  test('a full kit comes in the sizes of its parts, whether or not they are sold separately', () => {
    const parts = {
      ...kitWith('SHORTS', { isSold: false, sizes: ['YM', 'YL'] }),
      JERSEY_HOME: { ...SHIPPED_KIT.JERSEY_HOME, sizes: ['YS', 'YM'] },
      SOCKS: { ...SHIPPED_KIT.SOCKS, sizes: ['L', 'S'] },
    }
    expect(itemSizes(parts, 'FULL_KIT')).toEqual(['YM/S', 'YM/L'])
  })
})

describe('K-21: an existing order', () => {
  const kit = { ...kitWith('HOODIE', { isSold: false }), SOCKS: { ...SHIPPED_KIT.SOCKS, sizes: ['S', 'M'] } }
  const hoodie = { itemType: 'HOODIE', size: 'YM', quantity: 1 }
  const socks = { itemType: 'SOCKS', size: 'L', quantity: 1 }
  test.each([
    ['another size of what is no longer sold', hoodie, { size: 'YL' }, undefined],
    ['a size that was never made', hoodie, { size: '4XL' }, 'SIZE_NOT_MADE'],
    ['more of a size that is no longer offered', socks, { quantity: 2 }, undefined],
    ['more than anybody may have', socks, { quantity: 11 }, 'BAD_QUANTITY'],
    ['into what is no longer sold', socks, { itemType: 'HOODIE', size: 'YM' }, 'NOT_SOLD'],
    ['into an item that has no such size', socks, { itemType: 'SHORTS' }, 'SIZE_NOT_MADE'],
    ['nothing', hoodie, {}, undefined],
  ])('changed, %s', (_case, before, changes, code) =>
    expect(kitChangeRefusal(kit, before, { ...before, ...changes })?.code).toBe(code),
  )
})
