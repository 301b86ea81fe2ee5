import { randomUUID } from 'node:crypto'
import { type Refundable, refundParts } from '@touchline/domain/money/card-refund.ts'
import { refuse } from '../../graphql/errors.ts'
import type { WriteContext } from '../../graphql/write/rules.ts'
import { callJob } from '../../jobs/job.ts'
import type { Sql, Transaction } from '../../postgres/pool.ts'
import { familyUserIds } from '../../users/family-users.ts'
import { book } from '../ledger.ts'

/** The job for card payments and refunds. */
export const CARD_JOB = 'card-payments'

interface ToCards {
  /** The id of the first entry. */
  id: string
  userId: string
  /** The registration that was left; null for credit (B-29). */
  registrationId: string | null
  cents: number
}

/** Books refunds to the cards that paid, one entry for each, and calls the job that sends them (B-25). */
export async function bookCardRefunds(context: WriteContext, refund: ToCards): Promise<string[]> {
  const { tx, takesCards } = context
  const { id, userId, registrationId, cents } = refund
  if (!takesCards)
    refuse({ code: 'NO_CARDS', field: 'registrationId', message: 'The club takes no cards at the moment.' })
  const parts = refundParts(await refundable(tx, await familyUserIds(tx, userId)), cents)
  if ('code' in parts) return refuse(parts)
  const entryIds: string[] = []
  for (const part of parts) {
    const entryId = await book(context, {
      id: entryIds.length === 0 ? id : randomUUID(),
      userId,
      // Not STATUS, so that reversing another part does not affect this one.
      source: 'DESK',
      kind: 'REFUND',
      item: registrationId === null ? null : { registrationId },
      cents: part.cents,
      method: 'CARD',
    })
    entryIds.push(entryId)
    await tx`
      insert into card_refunds (id, payment_id, registration_id, cents)
      values (${entryId}, ${part.paymentId}, ${registrationId}, ${part.cents})`
  }
  await callJob(tx, CARD_JOB)
  return entryIds
}

/** Valid, undisputed payments of these users, newest first, with the amount not refunded yet. */
export const refundable = async (sql: Sql | Transaction, userIds: string[]): Promise<Refundable[]> => [
  ...(await sql<Refundable[]>`
    select p.id as "paymentId", (p.cents - coalesce((
      select sum(r.cents) from card_refunds r where r.payment_id = p.id and r.state <> 'FAILED'), 0))::int as "leftCents"
    from card_payments p
    where p.user_id = any(${userIds}) and p.state = 'PAID' and p.payment_intent_id is not null
      and not exists (select from card_notices n where n.payment_id = p.id)
      and not exists (select from ledger_entries e where e.reverses_id = p.id)
    order by p.opened_at desc, p.id`),
]
