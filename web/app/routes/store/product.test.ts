import { KIT_ITEMS } from '@touchline/domain/kit/items.ts'
import { SHIPPED_KIT } from '@touchline/domain/kit/shipped-kit.ts'
import { expect, test } from 'vitest'
import { productFrom, productSlug } from './product.ts'

test.each([
  ['water-bottle', 'WATER_BOTTLE'],
  ['WATER_BOTTLE', 'WATER_BOTTLE'],
  ['socks', 'SOCKS'],
  ['scarf', null],
  ['', null],
  [undefined, null],
])('the address %s names %s', (id, item) => expect(productFrom(SHIPPED_KIT, id)).toBe(item))

test('every item is found under its own address', () =>
  expect(KIT_ITEMS.map((item) => productFrom(SHIPPED_KIT, productSlug(item)))).toEqual([...KIT_ITEMS]))
