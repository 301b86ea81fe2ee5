import type { JobSurroundings } from '../../jobs/job.ts'
import { type Cards, loggable } from './card-service.ts'
import { type CardRefund, refundColumns, takeRefund } from './take-refund.ts'

/** Sends refunds to the card service. Sending one again after a crash is safe, because the service recognizes it. */
export async function sendRefunds(cards: Cards, signal: JobSurroundings['signal']): Promise<void> {
  const { sql, log } = cards
  const asked = await sql<(CardRefund & { isUndone: boolean })[]>`
    select exists (select from ledger_entries e where e.reverses_id = r.id) as "isUndone", ${refundColumns(sql)}
    where r.state = 'ASKED' order by r.asked_at, r.cents, r.id`
  for (const refund of asked) {
    if (signal.aborted) return
    try {
      // A refund that the desk has reversed meanwhile is not sent.
      const said = refund.isUndone ? REFUSED : await handIn(cards, refund)
      await takeRefund(cards, refund.id, said)
    } catch (error) {
      log.warn({ refund: refund.id, ...loggable(error) }, 'a refund could not be handed to the card service')
    }
  }
}

const REFUSED = { id: null, status: 'failed' }

async function handIn({ stripe, log }: Cards, { id, cents, paymentIntentId }: CardRefund) {
  const { data } = await stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 })
  const known = data.find(({ metadata }) => metadata?.cardRefund === id)
  if (known) return known
  try {
    return await stripe.refunds.create(
      { payment_intent: paymentIntentId, amount: cents, metadata: { cardRefund: id } },
      { idempotencyKey: `refund ${id}` },
    )
  } catch (error) {
    // Retrying would not help, so the desk must send the money another way.
    if (Object(error).type !== 'StripeInvalidRequestError') throw error
    log.warn({ refund: id, ...loggable(error) }, 'the card service refused a refund')
    return REFUSED
  }
}
