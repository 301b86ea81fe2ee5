import { randomUUID } from 'node:crypto'
import { type Language, pathIn } from '@touchline/domain/languages.ts'
import { type CardChoice, cardSum } from '@touchline/domain/money/card-payment.ts'
import { accountOf } from '@touchline/domain/money/dues.ts'
import type Stripe from 'stripe'
import { refuse } from '../../graphql/errors.ts'
import { CLUB } from '../../mail/templates/email.ts'
import { familyUserIds } from '../../users/family-users.ts'
import { referenceOfFamily } from '../family-number.ts'
import { entriesOfFamily } from '../ledger.ts'
import { type Cards, loggable } from './card-service.ts'
import { type CardPayment, paymentColumns, takeSession } from './take-session.ts'

/** Enough time to find the card; the amount due may change later. */
const OPEN_S = 3_600

/** Stripe's locale codes; 'auto' because English readers' browsers may prefer another language. */
const LOCALES = { en: 'auto', 'zh-Hans': 'zh', 'zh-Hant': 'zh-HK' } as const

/** The card service did not respond, and nothing was paid. */
export class NoCardService extends Error {}

/**
 * Creates a checkout page for what a family has chosen to pay, and returns its address. The amount comes from the
 * books (B-24); the service gets it with the family's reference, but without names.
 */
export async function openCheckout(
  cards: Cards,
  userId: string,
  choice: CardChoice,
  today: string,
): Promise<string> {
  const { sql, log } = cards
  const sum = cardSum(accountOf(await entriesOfFamily(sql, userId)).dues, choice, today)
  if ('code' in sum) return refuse(sum)
  const [payment] = await sql<CardPayment[]>`
    insert into card_payments (id, user_id, cents, item_id, month)
    values (${randomUUID()}, ${userId}, ${sum.cents}, ${sum.itemId}, ${sum.month}) returning ${paymentColumns(sql)}`
  if (!payment) throw new Error('A card payment was not kept.')
  try {
    const session = await askForSession(cards, payment, choice.language ?? 'en')
    await sql`update card_payments set session_id = ${session.id} where id = ${payment.id}`
    await endOthers(cards, payment)
    if (session.url) return session.url
  } catch (error) {
    log.error({ payment: payment.id, ...loggable(error) }, 'the card service did not open a checkout')
  }
  throw new NoCardService()
}

async function askForSession(
  { stripe, sql, links }: Cards,
  { id, userId, cents, openedAt }: CardPayment,
  language: Language,
): Promise<Stripe.Checkout.Session> {
  const name = `${CLUB}, payment reference ${await referenceOfFamily(sql, userId)}`
  const metadata = { cardPayment: id }
  return stripe.checkout.sessions.create(
    {
      mode: 'payment',
      // Other methods would be paid days later or in another currency.
      allowed_payment_method_types: ['card'],
      adaptive_pricing: { enabled: false },
      line_items: [
        { quantity: 1, price_data: { currency: 'cad', unit_amount: cents, product_data: { name } } },
      ],
      client_reference_id: id,
      metadata,
      payment_intent_data: { description: name, metadata },
      expires_at: Math.floor(openedAt.getTime() / 1000) + OPEN_S,
      locale: LOCALES[language],
      success_url: links.page(pathIn(language, `/guardian/payments?card=${id}`)),
      cancel_url: links.page(pathIn(language, '/guardian/payments')),
    },
    { idempotencyKey: `checkout ${id}` },
  )
}

/** Expires the family's other checkouts, so that two guardians do not pay the same. One paid meanwhile stays paid. */
async function endOthers({ stripe, sql, log }: Cards, { id, userId }: CardPayment): Promise<void> {
  const others = await sql<{ id: string; sessionId: string }[]>`
    select id, session_id as "sessionId" from card_payments
    where user_id = any(${await familyUserIds(sql, userId)}) and id <> ${id} and state = 'OPEN'
      and session_id is not null`
  for (const other of others)
    try {
      await stripe.checkout.sessions.expire(other.sessionId)
    } catch (error) {
      log.warn({ payment: other.id, ...loggable(error) }, 'a checkout could not be ended')
    }
}

/** The state of a family's payment. An open one is looked up at the service, because a webhook call may be late. */
export async function lookUpPayment(
  cards: Cards,
  userId: string,
  id: string,
): Promise<Pick<CardPayment, 'state' | 'cents'> | null> {
  const { sql } = cards
  const find = async () => {
    const [row] = await sql<CardPayment[]>`
      select ${paymentColumns(sql)} from card_payments
      where id = ${id} and user_id = any(${await familyUserIds(sql, userId)})`
    return row ?? null
  }
  const payment = await find()
  if (payment?.state !== 'OPEN' || payment.sessionId === null) return payment
  await askAgain(cards, payment)
  return find()
}

/** Looks up the state of a checkout. */
export async function askAgain(cards: Cards, { id, sessionId }: CardPayment): Promise<void> {
  try {
    const session = await cards.stripe.checkout.sessions.retrieve(sessionId ?? '')
    await takeSession(cards, session, cards.now())
  } catch (error) {
    cards.log.warn({ payment: id, ...loggable(error) }, 'a checkout could not be looked up')
  }
}
