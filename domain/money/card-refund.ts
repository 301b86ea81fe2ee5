import { isOneOf } from '../is-one-of.ts'
import { formatCents } from '../pricing/cents.ts'
import type { Refusal } from '../refusal.ts'

/**
 * ASKED: still to be sent. SENT: with the card service. DONE: paid out. FAILED: it came back and has to be sent again
 * (B-25).
 */
export const CARD_REFUND_STATES = ['ASKED', 'SENT', 'DONE', 'FAILED'] as const
export type CardRefundState = (typeof CARD_REFUND_STATES)[number]

/** How much of a payment can still go back to its card. */
export interface Refundable {
  paymentId: string
  leftCents: number
}

/** Splits a refund over the card payments, in their order. It is refused if less than that was paid by card (B-25). */
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
    message: `Only ${formatCents(cents - open)} of it can go back to the card. Please send it another way.`,
  }
}

/** The state of a refund after news from the card service. A failed one stays failed, whatever arrives late. */
export function refundStateAfter(state: CardRefundState, said: string | null): CardRefundState {
  if (state === 'FAILED' || said === 'failed' || said === 'canceled') return 'FAILED'
  if (state === 'DONE' || said === 'succeeded') return 'DONE'
  return 'SENT'
}

/** The card service's own names; it may add others. */
const OPEN_DISPUTES = [
  'needs_response',
  'under_review',
  'warning_needs_response',
  'warning_under_review',
] as const
/** Disputes that have ended do not change any more. */
const ENDED_DISPUTES = ['won', 'lost', 'warning_closed', 'prevented'] as const
export type DisputeState = (typeof OPEN_DISPUTES | typeof ENDED_DISPUTES)[number]

export const disputeStateAfter = (state: string | null, said: string): string =>
  isOneOf(ENDED_DISPUTES, state) ? state : said
