import { expect, test } from 'vitest'
import { knownSizes, sizesIn, sizeToBegin } from './remembered-sizes.ts'
import { SHIPPED_KIT } from './shipped-kit.ts'

test.each([
  ['HOODIE', 'YM', { shirtSize: 'YM' }],
  ['SOCKS', 'S', { sockSize: 'S' }],
  ['SHIN_GUARDS', 'M', { shinGuardSize: 'M' }],
  ['BALL', '4', { ballSize: '4' }],
  ['FULL_KIT', 'YL/S', { shirtSize: 'YL', sockSize: 'S' }],
  ['TOQUE', 'ONE_SIZE', {}],
  ['TOQUE', null, {}],
] as const)('K-8: %s in %s gives %o', (item, size, sizes) =>
  expect(sizesIn(SHIPPED_KIT, item, size)).toEqual(sizes),
)

const sizes = { shirtSize: 'YM', sockSize: 'S', shinGuardSize: 'XS', ballSize: '4' }

test.each([
  ['SHORTS', sizes, 'YM'],
  ['SOCKS', sizes, 'S'],
  ['SHIN_GUARDS', sizes, 'XS'],
  ['BALL', sizes, '4'],
  ['FULL_KIT', sizes, 'YM/S'],
  ['FULL_KIT', { shirtSize: 'YM' }, 'YM/'],
  ['FULL_KIT', { sockSize: 'S' }, '/S'],
  ['BACKPACK', sizes, null],
  ['SOCKS', { shirtSize: 'YM', sockSize: null }, null],
] as const)('K-8: an order of %s starts with what is known of %o: %s', (item, known, size) =>
  expect(sizeToBegin(SHIPPED_KIT, item, known)).toBe(size),
)

test('K-6: a discontinued size is not offered', () => {
  expect(knownSizes(SHIPPED_KIT, 'FULL_KIT', { shirtSize: '152', sockSize: 'M' })).toEqual({ sockSize: 'M' })
  expect(sizeToBegin(SHIPPED_KIT, 'HOODIE', { shirtSize: '152' })).toBeNull()
})

test('K-20: nor is a size that the club does not sell', () => {
  const kit = { ...SHIPPED_KIT, HOODIE: { ...SHIPPED_KIT.HOODIE, sizes: ['YS', 'YM'] } }
  expect(sizeToBegin(kit, 'HOODIE', { shirtSize: 'YM' })).toBe('YM')
  expect(sizeToBegin(kit, 'HOODIE', { shirtSize: 'YL' })).toBeNull()
  expect(sizeToBegin(kit, 'SHORTS', { shirtSize: 'YL' })).toBe('YL')
})
