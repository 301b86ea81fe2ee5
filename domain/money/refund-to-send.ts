import type { Refusal } from '../refusal.ts'
import { accountOf } from './dues.ts'
import { type Entry, standing } from './entry.ts'

/**
 * How much of a promised refund still has to be sent: never more than is free, and without what was already sent (B-9).
 */
export function refundToSend(entries: readonly Entry[], itemId: string, promisedCents: number): number {
  const sent = standing(entries)
    .filter((entry) => entry.kind === 'REFUND' && entry.itemId === itemId)
    .reduce((sum, { cents }) => sum + cents, 0)
  return Math.max(0, Math.min(promisedCents - sent, accountOf(entries).freeCents))
}

export const NOTHING_TO_SEND: Refusal<'NOTHING_TO_SEND'> = {
  code: 'NOTHING_TO_SEND',
  field: 'registrationId',
  message: 'There’s nothing left to send back for this.',
}
