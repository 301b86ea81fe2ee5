import type Stripe from 'stripe'
import { inTransaction } from '../../graphql/write/in-transaction.ts'
import { noteDispute, takeRefundNotice } from './card-notices.ts'
import type { Cards } from './card-service.ts'
import { lockedPayment, type Taken, takeSession } from './take-session.ts'

/** Handles a webhook event. Irrelevant events are acknowledged too, or the service would resend them for days. */
export async function takeEvent(cards: Cards, event: Stripe.Event): Promise<string> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
      return takeSession(cards, event.data.object, new Date(event.created * 1000))
    case 'payment_intent.payment_failed':
      return noteProblem(cards, event.data.object)
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return takeRefundNotice(cards, event.data.object)
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return noteDispute(cards, event.data.object)
    default:
      return 'UNKNOWN'
  }
}

const LONGEST_PROBLEM = 300

/** A declined card: the family can try another on the same page, so the payment stays open. */
function noteProblem({ sql }: Cards, { metadata, last_payment_error }: Stripe.PaymentIntent): Promise<Taken> {
  const problem = last_payment_error?.message?.slice(0, LONGEST_PROBLEM) ?? 'The card was declined.'
  return inTransaction(sql, async (tx) => {
    const payment = await lockedPayment(tx, metadata.cardPayment ?? null)
    if (!payment) return 'UNKNOWN'
    await tx`update card_payments set problem = ${problem} where id = ${payment.id} and state <> 'PAID'`
    return payment.state
  })
}
