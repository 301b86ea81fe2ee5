import { describe, expect, test } from 'vitest'
import { disputeStateAfter, refundParts, refundStateAfter } from './card-refund.ts'

describe('B-25: a refund goes back to the cards that paid', () => {
  const payments = [
    { paymentId: 'november', leftCents: 4_000 },
    { paymentId: 'october', leftCents: 8_000 },
  ]
  test.each([
    [3_999, [{ paymentId: 'november', cents: 3_999 }]],
    [4_000, [{ paymentId: 'november', cents: 4_000 }]],
    [
      4_001,
      [
        { paymentId: 'november', cents: 4_000 },
        { paymentId: 'october', cents: 1 },
      ],
    ],
    [
      12_000,
      [
        { paymentId: 'november', cents: 4_000 },
        { paymentId: 'october', cents: 8_000 },
      ],
    ],
  ])('%i cents', (cents, parts) => expect(refundParts(payments, cents)).toEqual(parts))

  test('and never more than they paid', () =>
    expect(refundParts(payments, 12_001)).toMatchObject({
      code: 'NOT_BY_CARD',
      message: 'Only $120.00 of it can go back to the card. Please send it another way.',
    }))
})

test.each([
  ['ASKED', 'pending', 'SENT'],
  ['SENT', 'succeeded', 'DONE'],
  ['DONE', 'pending', 'DONE'],
  ['DONE', 'failed', 'FAILED'],
  ['SENT', 'canceled', 'FAILED'],
  ['FAILED', 'succeeded', 'FAILED'],
] as const)('B-25: a refund that is %s and said to be %s is %s', (state, said, after) =>
  expect(refundStateAfter(state, said)).toBe(after),
)

test.each([
  [null, 'needs_response', 'needs_response'],
  ['needs_response', 'lost', 'lost'],
  ['lost', 'needs_response', 'lost'],
])('B-25: a dispute that is %s and said to be %s is %s', (state, said, after) =>
  expect(disputeStateAfter(state, said)).toBe(after),
)
