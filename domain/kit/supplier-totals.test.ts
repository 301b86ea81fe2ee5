import { expect, test } from 'vitest'
import { SHIPPED_KIT } from './shipped-kit.ts'
import { type Pieces, supplierTotals } from './supplier-totals.ts'

const pieces = (itemType: Pieces['itemType'], size: string | null, quantity: number): Pieces => ({
  itemType,
  size,
  quantity,
})

test('K-11: pieces of one item and size are one line, in the order of the catalogue and its sizes', () =>
  expect(
    supplierTotals(SHIPPED_KIT, [
      pieces('HOODIE', 'AS', 1),
      pieces('HOODIE', 'YM', 2),
      pieces('SOCKS', 'L', 1),
      pieces('HOODIE', 'YM', 3),
      pieces('SOCKS', 'XS', 1),
    ]),
  ).toEqual([
    pieces('SOCKS', 'XS', 1),
    pieces('SOCKS', 'L', 1),
    pieces('HOODIE', 'YM', 5),
    pieces('HOODIE', 'AS', 1),
  ]))

test('K-11: a full kit is a home jersey and shorts of the one size, and socks of the other', () =>
  expect(supplierTotals(SHIPPED_KIT, [pieces('FULL_KIT', 'YM/S', 2), pieces('SOCKS', 'S', 1)])).toEqual([
    pieces('SOCKS', 'S', 3),
    pieces('SHORTS', 'YM', 2),
    pieces('JERSEY_HOME', 'YM', 2),
  ]))

test('K-11: one size is one line, however it was written down', () =>
  expect(supplierTotals(SHIPPED_KIT, [pieces('TOQUE', null, 1), pieces('TOQUE', 'ONE_SIZE', 2)])).toEqual([
    pieces('TOQUE', null, 3),
  ]))

test('without orders there is nothing to buy', () => expect(supplierTotals(SHIPPED_KIT, [])).toEqual([]))
