import { expect, test } from 'vitest'
import { unpaidOrdersRefusal } from './order-limit.ts'

test.each([
  [1, undefined],
  [60, undefined],
  [61, 'TOO_MANY_ORDERS'],
])('K-25: of %i orders that are not paid: %s', (unpaid, code) =>
  expect(unpaidOrdersRefusal(unpaid)?.code).toBe(code),
)
