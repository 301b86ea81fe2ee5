import { expect, test } from 'vitest'
import { familyOf, registeredPlayer } from '../family/test/some-family.ts'
import { monthTotal } from './month-total.ts'

const months = ['2025-10', '2025-12']
const family = familyOf(
  registeredPlayer('Ada', { months }),
  registeredPlayer('Bea', { months, status: 'ACTIVE' }),
  registeredPlayer('Cy', { months, status: 'WAITLISTED' }),
)

test.each([
  ['in a month that costs something', '2025-10-31', '2025-10', 16000],
  ['in a month that does not: the next that does', '2025-11-01', '2025-12', 16000],
  ['after the last', '2026-01-01', undefined, undefined],
])('%s', (_when, today, month, totalCents) => {
  const total = monthTotal(family, today)
  expect(total?.month).toBe(month)
  expect(total?.totalCents).toBe(totalCents)
})
