import { type CardRefundState, refundStateAfter } from '@touchline/domain/money/card-refund.ts'
import type Stripe from 'stripe'
import { SYSTEM } from '../../graphql/caller.ts'
import { inTransaction } from '../../graphql/write/in-transaction.ts'
import type { WriteContext } from '../../graphql/write/rules.ts'
import { writeContext } from '../../graphql/write/write-context.ts'
import { promiseCreditAgain } from '../credit-refunds-of.ts'
import { book } from '../ledger.ts'
import { familyOfPlace, promiseAgain } from '../record-refund.ts'
import { emailRefundSent } from '../refund-email.ts'
import type { Cards } from './card-service.ts'
import { lockedPayment } from './take-session.ts'

export interface CardRefund {
  id: string
  paymentId: string
  /** Null for credit (B-29). */
  registrationId: string | null
  cents: number
  state: CardRefundState
  /** The card service's id of the payment. */
  paymentIntentId: string
}

/** The relevant facts about a refund; the id is null if the service has refused it. */
type RefundNews = Pick<Stripe.Refund, 'status'> & { id: string | null }

/** Records what the card service reports about our refund; reports may come in any order (B-25). */
export function takeRefund(
  { sql, now, links }: Pick<Cards, 'sql' | 'now' | 'links'>,
  id: string,
  said: RefundNews,
): Promise<CardRefundState | 'UNKNOWN' | 'KNOWN'> {
  return inTransaction(sql, async (tx) => {
    const [found] = await tx<{ paymentId: string }[]>`
      select payment_id as "paymentId" from card_refunds where id = ${id}`
    const payment = await lockedPayment(tx, found?.paymentId ?? null)
    const [refund] = await tx<CardRefund[]>`select ${refundColumns(tx)} where r.id = ${id}`
    if (!payment || !refund) return 'UNKNOWN'
    const state = refundStateAfter(refund.state, said.status)
    if (state === refund.state) return 'KNOWN'
    await tx`
      update card_refunds set state = ${state}, refund_id = coalesce(refund_id, ${said.id}) where id = ${id}`
    const context = await writeContext(tx, { caller: SYSTEM, now: now(), links })
    if (state === 'DONE') await notifyFamily(context, refund, payment.userId)
    if (state === 'FAILED') await takeBack(context, refund, payment.userId)
    return state
  })
}

export const refundColumns = (tx: WriteContext['tx'] | Cards['sql']) => tx`
  r.id, r.payment_id as "paymentId", r.registration_id as "registrationId", r.cents, r.state,
    p.payment_intent_id as "paymentIntentId"
  from card_refunds r join card_payments p on p.id = r.payment_id`

async function notifyFamily(
  context: WriteContext,
  { registrationId, cents }: CardRefund,
  userId: string,
): Promise<void> {
  const of = registrationId === null ? null : await familyOfPlace(context, registrationId)
  await emailRefundSent(context, of?.userId ?? userId, { cents, of, by: 'CARD' })
}

/** The refund failed, so it must be sent another way. Somebody may have reversed its entry already. */
async function takeBack(
  context: WriteContext,
  { id, registrationId }: CardRefund,
  userId: string,
): Promise<void> {
  const { tx } = context
  const [undone] = await tx`select from ledger_entries where reverses_id = ${id}`
  if (!undone) {
    const [entry] = await tx<{ cents: number }[]>`select cents from ledger_entries where id = ${id}`
    await book(context, {
      userId,
      source: 'DESK',
      kind: 'REVERSAL',
      cents: entry?.cents ?? 0,
      reversesId: id,
      note: 'The card did not take the refund.',
    })
  }
  await promiseAgain(context, registrationId)
  await promiseCreditAgain(tx, id)
}
