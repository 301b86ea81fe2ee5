import { clubDay } from '@touchline/domain/club-clock.ts'
import { type CardPaymentState, cardBookingDay } from '@touchline/domain/money/card-payment.ts'
import type Stripe from 'stripe'
import { SYSTEM } from '../../graphql/caller.ts'
import { inTransaction } from '../../graphql/write/in-transaction.ts'
import type { WriteContext } from '../../graphql/write/rules.ts'
import { writeContext } from '../../graphql/write/write-context.ts'
import type { Transaction } from '../../postgres/pool.ts'
import { lockFamilyOfUser } from '../../registrations/locks.ts'
import { book, closedThrough, itemWithId } from '../ledger.ts'
import { settlePayment } from '../payment-email.ts'
import type { Cards } from './card-service.ts'

export interface CardPayment {
  id: string
  userId: string
  cents: number
  itemId: string | null
  month: string | null
  state: CardPaymentState
  sessionId: string | null
  openedAt: Date
}

/** UNKNOWN: not a checkout of ours. KNOWN: nothing new. */
export type Taken = CardPaymentState | 'UNKNOWN' | 'KNOWN'

const CURRENCY = 'cad'
const LONGEST_NAME = 100

/**
 * Books what the card service reports about a checkout, however late or often (B-24). The family is locked, and a
 * payment is booked once, because its entry has the payment's own id.
 */
export function takeSession(
  { sql, now, links }: Pick<Cards, 'sql' | 'now' | 'links'>,
  session: Stripe.Checkout.Session,
  saidAt: Date,
): Promise<Taken> {
  return inTransaction(sql, async (tx) => {
    const payment = await lockedPayment(tx, session.client_reference_id)
    if (!payment || (payment.sessionId !== null && payment.sessionId !== session.id)) return 'UNKNOWN'
    const state = stateAfter(payment, session)
    if (state === payment.state) return 'KNOWN'
    await tx`
      update card_payments set state = ${state}, session_id = ${session.id},
        payment_intent_id = ${idIn(session.payment_intent)}
      where id = ${payment.id}`
    if (state === 'PAID')
      await bookPayment(
        await writeContext(tx, { caller: SYSTEM, now: now(), links }),
        payment,
        session,
        saidAt,
      )
    return state
  })
}

/** A paid state is final, and may be reported after any other. */
function stateAfter(payment: CardPayment, session: Stripe.Checkout.Session): CardPaymentState {
  const { state, cents } = payment
  if (state === 'PAID' || state === 'WRONG_AMOUNT') return state
  if (session.payment_status === 'paid')
    return session.amount_total === cents && session.currency === CURRENCY ? 'PAID' : 'WRONG_AMOUNT'
  return session.status === 'expired' ? 'EXPIRED' : state
}

async function bookPayment(
  context: WriteContext,
  { id, userId, cents, itemId, month }: CardPayment,
  session: Stripe.Checkout.Session,
  saidAt: Date,
): Promise<void> {
  const { tx, today } = context
  await book(context, {
    id,
    userId,
    source: 'DESK',
    kind: 'PAYMENT',
    cents,
    item: await itemWithId(tx, itemId),
    month,
    day: cardBookingDay(clubDay(saidAt), today, await closedThrough(tx)),
    method: 'CARD',
    payer: session.customer_details?.name?.trim().slice(0, LONGEST_NAME) || null,
    bankReference: idIn(session.payment_intent),
  })
  await settlePayment(context, userId, cents)
}

/** Locks the family and returns the payment, so that concurrent events about it wait. */
export async function lockedPayment(tx: Transaction, id: string | null): Promise<CardPayment | null> {
  const before = id === null ? null : await paymentWithId(tx, id)
  if (!before) return null
  await lockFamilyOfUser(tx, before.userId)
  return paymentWithId(tx, before.id)
}

async function paymentWithId(tx: Transaction, id: string): Promise<CardPayment | null> {
  const [payment] = await tx<CardPayment[]>`select ${paymentColumns(tx)} from card_payments where id = ${id}`
  return payment ?? null
}

export const paymentColumns = (tx: Transaction | Cards['sql']) => tx`
  id, user_id as "userId", cents, item_id as "itemId", month, state, session_id as "sessionId", opened_at as "openedAt"`

/** The service refers to an object by its id, or includes the whole object. */
const idIn = (named: string | { id: string } | null): string | null =>
  typeof named === 'string' ? named : (named?.id ?? null)
