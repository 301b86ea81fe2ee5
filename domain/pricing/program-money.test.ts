import { expect, test } from 'vitest'
import { type Owed, programMoney } from './program-money.ts'

const row = (status: Owed['status'], priceCents: number, refundCents = 0): Owed => ({
  status,
  priceCents,
  refundCents,
})

test('M-10: what has come, what is to come, what goes back', () =>
  expect(
    programMoney([
      row('PENDING', 28_000),
      row('WAITLISTED', 28_000),
      row('APPROVED', 22_400),
      row('ACTIVE', 28_000),
      row('COMPLETED', 52_500),
      row('WITHDRAWN', 28_000, 12_000),
      row('REJECTED', 28_000),
      row('CANCELLED', 28_000),
    ]),
  ).toEqual({
    receivedCents: 108_500,
    outstandingCents: 22_400,
    refundCents: 12_000,
    expectedCents: 118_900,
    pendingCents: 28_000,
  }))

test('M-10: nobody yet', () =>
  expect(programMoney([])).toEqual({
    receivedCents: 0,
    outstandingCents: 0,
    refundCents: 0,
    expectedCents: 0,
    pendingCents: 0,
  }))
