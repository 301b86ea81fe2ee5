import type { CreditRefund } from '@touchline/domain/money/credit-refund.ts'
import { refundToSend } from '@touchline/domain/money/refund-to-send.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'
import type { LedgerEntry } from './ledger.ts'

interface KeptCreditRefund extends CreditRefund {
  id: string
  userId: string
  isOpen: boolean
}

export async function creditRefundWithId(tx: Transaction, id: string): Promise<KeptCreditRefund | null> {
  const [found] = await tx<KeptCreditRefund[]>`
    select id, user_id as "userId", cents, entry_ids as "entryIds", closed_at is null as "isOpen"
    from credit_refunds where id = ${id}`
  return found ?? null
}

/** For registrations r: a refund was promised to somebody who left, and not sent yet. */
export const isOwedRefund = (sql: Sql | Transaction) =>
  sql`r.status = 'WITHDRAWN' and r.refund_cents > 0 and r.refunded_at is null`

/** Refunds on this account that were promised to those who left, and not sent yet (B-9). */
export async function promisedToLeavers(
  tx: Transaction,
  userIds: readonly string[],
  entries: readonly LedgerEntry[],
): Promise<number> {
  const promised = await tx<{ id: string; cents: number }[]>`
    select r.id, r.refund_cents as cents from player_program_registrations r
      join players p on p.id = r.player_registrations_id
    where p.user_players_id = any(${[...userIds]}) and ${isOwedRefund(tx)} and not r._deleted`
  return promised.reduce((sum, { id, cents }) => sum + refundToSend(entries, id, cents), 0)
}

/** Marks it as sent by these entries, until one of them is reversed. */
export const closeCreditRefund = (tx: Transaction, id: string, entryIds: readonly string[], now: Date) => tx`
  update credit_refunds set entry_ids = entry_ids || ${[...entryIds]}::text[], closed_at = ${now} where id = ${id}`

/** Reopens it when its entry is reversed, because the credit still has to be sent. */
export const promiseCreditAgain = (tx: Transaction, entryId: string) => tx`
  update credit_refunds set closed_at = null where entry_ids @> ${[entryId]}::text[]`

/** Credit refunds promised to these users, for the export of their own data. */
export const creditRefundsForExport = async (tx: Transaction, userIds: string[]): Promise<object[]> => [
  ...(await tx`
    select cents, asked_at as "askedAt", closed_at as "closedAt" from credit_refunds
    where user_id = any(${userIds}) order by asked_at, id`),
]
