import { expect, test } from 'vitest'
import { cardState } from './card-lines.tsx'

test.each([
  ['REFUND', 'failed', 'failed, back under refunds to send'],
  ['REFUND_ELSEWHERE', 'failed', 'failed'],
  ['DISPUTE', 'needs_response', 'needs an answer in Stripe'],
  ['DISPUTE', 'warning_closed', 'a question, closed'],
  ['DECLINED', 'insufficient_funds', 'insufficient funds'],
] as const)('%s, %s', (kind, state, words) => expect(cardState({ kind, state })).toBe(words))
