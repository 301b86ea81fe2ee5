import type { Refusal } from '../refusal.ts'
import { accountOf } from './dues.ts'
import { type Entry, standing } from './entry.ts'

/** What of a promised refund is still to be sent: never more than is there, nor what has been sent already (B-9). */
export function refundToSend(entries: readonly Entry[], itemId: string, promisedCents: number): number {
  const sent = standing(entries)
    .filter((entry) => entry.kind === 'REFUND' && entry.itemId === itemId)
    .reduce((sum, { cents }) => sum + cents, 0)
  return Math.max(0, Math.min(promisedCents - sent, accountOf(entries).freeCents))
}

export const NOTHING_TO_SEND: Refusal<'NOTHING_TO_SEND'> = {
  code: 'NOTHING_TO_SEND',
  field: 'registrationId',
  message: 'There is nothing left to send back for this.',
}
