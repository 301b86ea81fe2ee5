import { expect, test } from 'vitest'
import { registeredPlayer } from '../family/test/some-family.ts'
import { monthsTrained } from './player-card.tsx'

const paid = { status: 'ACTIVE', months: ['2025-09', '2025-10'] } as const

test.each([
  ['on the day of the last session of September', '2025-09-27', []],
  ['the day after', '2025-09-28', ['2025-09']],
  ['after October', '2025-11-01', ['2025-09', '2025-10']],
])('one sticker per completed month: %s', (_when, today, months) =>
  expect(monthsTrained(registeredPlayer('Ada', { ...paid, months: [...paid.months] }), today)).toEqual(
    months,
  ),
)

test.each([
  ['COMPLETED', 2],
  ['APPROVED', 0],
  ['WITHDRAWN', 0],
] as const)('a player who is %s has %i', (status, count) =>
  expect(
    monthsTrained(registeredPlayer('Ada', { status, months: [...paid.months] }), '2026-01-01'),
  ).toHaveLength(count),
)
