import { expect, test } from 'vitest'
import { programMoney } from './program-money.ts'

test.each([
  ['nobody yet', 0, 0, 0, [0, 0, 0, 0]],
  ['nothing has come', 22_400, 0, 0, [0, 22_400, 22_400, 0]],
  ['a part has come', 16_000, 8_000, 28_000, [8_000, 8_000, 16_000, 28_000]],
  ['all has come', 16_000, 16_000, 0, [16_000, 0, 16_000, 0]],
])('M-10: %s', (_case, chargedCents, coveredCents, pending, expected) => {
  const { receivedCents, outstandingCents, expectedCents, pendingCents } = programMoney(
    { chargedCents, coveredCents },
    pending,
  )
  expect([receivedCents, outstandingCents, expectedCents, pendingCents]).toEqual(expected)
})
