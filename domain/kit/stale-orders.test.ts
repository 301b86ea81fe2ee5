import { expect, test } from 'vitest'
import { staleBefore } from './stale-orders.ts'

const NOW = new Date('2025-09-20T17:00:00.000Z')

test('an unpaid order is asked about after two weeks', () =>
  expect(staleBefore(NOW)).toBe('2025-09-06T17:00:00.000Z'))
