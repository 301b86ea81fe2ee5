import { expect, test } from 'vitest'
import { basketCents, kitTotalRefusal } from './basket.ts'
import { SHIPPED_KIT } from './shipped-kit.ts'

test('K-13: a basket costs the sum of its items', () => {
  expect(basketCents(SHIPPED_KIT, [])).toBe(0)
  expect(
    basketCents(SHIPPED_KIT, [
      { itemType: 'SOCKS', quantity: 2 },
      { itemType: 'FULL_KIT', quantity: 1 },
    ]),
  ).toBe(2_000 + 5_800)
})

test.each([
  [7_799, 'PRICE_CHANGED'],
  [7_800, undefined],
  [7_801, 'PRICE_CHANGED'],
  [null, undefined],
])('K-13: seen %j, it is 7800: %s', (seen, code) => expect(kitTotalRefusal(seen, 7_800)?.code).toBe(code))
