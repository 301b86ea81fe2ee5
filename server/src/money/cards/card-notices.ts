import { disputeStateAfter } from '@touchline/domain/money/card-refund.ts'
import type Stripe from 'stripe'
import type { Sql } from '../../postgres/pool.ts'
import { accountNames } from '../account-names.ts'
import type { Cards } from './card-service.ts'
import { takeRefund } from './take-refund.ts'

/** Books the state of our own refunds; refunds made in Stripe's dashboard are shown to the desk. */
export function takeRefundNotice(cards: Cards, refund: Stripe.Refund): Promise<string> {
  const ours = refund.metadata?.cardRefund
  if (ours) return takeRefund(cards, ours, refund)
  return note(cards, refund.payment_intent, {
    id: refund.id,
    kind: 'REFUND_ELSEWHERE',
    cents: refund.amount,
    state: refund.status ?? 'pending',
  })
}

export const noteDispute = (cards: Cards, { id, amount, status, payment_intent }: Stripe.Dispute) =>
  note(cards, payment_intent, { id, kind: 'DISPUTE', cents: amount, state: status })

interface Notice {
  id: string
  kind: 'DISPUTE' | 'REFUND_ELSEWHERE'
  cents: number
  state: string
}

function note(
  { sql }: Cards,
  paymentIntent: string | { id: string } | null,
  { id, kind, cents, state }: Notice,
): Promise<'NOTED' | 'UNKNOWN'> {
  const intentId = typeof paymentIntent === 'string' ? paymentIntent : (paymentIntent?.id ?? null)
  return sql.begin(async (tx) => {
    const [payment] = await tx<{ id: string }[]>`
      select id from card_payments where payment_intent_id = ${intentId} for update`
    if (!payment) return 'UNKNOWN'
    const [known] = await tx<{ state: string }[]>`select state from card_notices where id = ${id}`
    const after = disputeStateAfter(known?.state ?? null, state)
    await tx`
      insert into card_notices (id, payment_id, kind, cents, state) values (${id}, ${payment.id}, ${kind}, ${cents}, ${after})
      on conflict (id) do update set state = excluded.state`
    return 'NOTED'
  })
}

const SHOWN_DAYS = 60

/** Events for the desk, latest first. A declined card is listed until something is paid. */
export const cardLines = (sql: Sql) => sql`
  with happened as (
    select n.id, n.payment_id, n.kind, n.state, n.cents, n.noted_at as at from card_notices n
    union all
    select p.id, p.id, 'WRONG_AMOUNT', 'paid', p.cents, p.opened_at from card_payments p where p.state = 'WRONG_AMOUNT'
    union all
    select p.id, p.id, 'DECLINED', p.problem, p.cents, p.opened_at from card_payments p
    where p.problem is not null and p.state in ('OPEN', 'EXPIRED')
    union all
    select r.id, r.payment_id, 'REFUND', lower(r.state), r.cents, r.asked_at from card_refunds r where r.state <> 'DONE')
  select h.id, h.kind, h.state, h.cents, to_char(h.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, a.*
  from happened h join card_payments p on p.id = h.payment_id join users u on u.id = p.user_id
    ${accountNames(sql, sql`account_of(u)`)}
  where h.at > now() - ${SHOWN_DAYS} * interval '1 day' order by h.at desc, h.id limit 200`
