import { isOneOf } from '../is-one-of.ts'
import { formatCents } from '../pricing/cents.ts'
import type { Refusal } from '../refusal.ts'

/** ASKED is to be sent, SENT is with the card service, DONE has left it; FAILED came back, and is to be sent again (B-25). */
export const CARD_REFUND_STATES = ['ASKED', 'SENT', 'DONE', 'FAILED'] as const
export type CardRefundState = (typeof CARD_REFUND_STATES)[number]

/** What can still go back to the card of a payment. */
export interface Refundable {
  paymentId: string
  leftCents: number
}

/** What goes back to which payment's card, in the order of the payments; a refusal where cards have paid less (B-25). */
export function refundParts(
  payments: readonly Refundable[],
  cents: number,
): { paymentId: string; cents: number }[] | Refusal<'NOT_BY_CARD'> {
  let open = cents
  const parts: { paymentId: string; cents: number }[] = []
  for (const { paymentId, leftCents } of payments) {
    const part = Math.min(open, leftCents)
    if (part > 0) parts.push({ paymentId, cents: part })
    open -= part
  }
  if (open === 0) return parts
  return {
    code: 'NOT_BY_CARD',
    field: 'registrationId',
    message: `Only ${formatCents(cents - open)} of it can go back to a card. Please send it another way.`,
  }
}

/** What a refund is after the service has said something about it: one that failed stays failed, whatever comes late. */
export function refundStateAfter(state: CardRefundState, said: string | null): CardRefundState {
  if (state === 'FAILED' || said === 'failed' || said === 'canceled') return 'FAILED'
  if (state === 'DONE' || said === 'succeeded') return 'DONE'
  return 'SENT'
}

/** As the card service calls them, until it thinks of another. */
const OPEN_DISPUTES = [
  'needs_response',
  'under_review',
  'warning_needs_response',
  'warning_under_review',
] as const
/** Disputes that are over stay as they ended. */
const ENDED_DISPUTES = ['won', 'lost', 'warning_closed', 'prevented'] as const
export type DisputeState = (typeof OPEN_DISPUTES | typeof ENDED_DISPUTES)[number]

export const disputeStateAfter = (state: string | null, said: string): string =>
  isOneOf(ENDED_DISPUTES, state) ? state : said
