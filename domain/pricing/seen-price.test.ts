import { expect, test } from 'vitest'
import { seenPriceRefusal } from './seen-price.ts'

test.each([
  ['as it was seen', 6_400, 6_400, null],
  ['nothing was said', null, 6_400, null],
  ['free, as it was seen', 0, 0, null],
  ['dearer', 6_400, 8_000, 8_000],
  ['cheaper', 8_000, 6_400, 6_400],
  ['dearer than nothing', 0, 1, 1],
])('M-12: %s', (_what, seen, cents, told) => expect(seenPriceRefusal(seen, cents)?.cents ?? null).toBe(told))

test('M-12: both prices are named', () =>
  expect(seenPriceRefusal(6_400, 8_000)?.message).toContain('it’s now $80.00, not $64.00'))
