import { randomUUID } from 'node:crypto'
import type { BookedEntry } from '@touchline/domain/money/booking.ts'
import type { PaymentMethod } from '@touchline/domain/money/entry.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'
import { familyUserIds } from '../users/family-users.ts'

/** What an entry is about: a place or an order. */
export type Item = { registrationId: string } | { kitOrderId: string }

export const idOf = (item: Item): string => ('registrationId' in item ? item.registrationId : item.kitOrderId)

/** PRICE follows a price, STATUS a place or an order that is marked as paid or refunded, DESK is booked by hand. */
export type Source = 'PRICE' | 'STATUS' | 'DESK'

export interface LedgerEntry extends BookedEntry {
  userId: string
  source: Source
}

export interface NewEntry
  extends Partial<Omit<LedgerEntry, 'kind' | 'cents' | 'userId' | 'source' | 'itemId'>> {
  userId: string
  source: Source
  kind: LedgerEntry['kind']
  cents: number
  item?: Item | null
  /** The day of the bank; today unless it says otherwise. */
  day?: string
  method?: PaymentMethod | null
  payer?: string | null
  note?: string | null
}

const columns = (sql: Sql | Transaction) => sql`
  id, user_id as "userId", kind, source, source = 'PRICE' as "isByPrice", cents,
  coalesce(registration_id, kit_order_id) as "itemId", month, due_on::text as "dueOn", reverses_id as "reversesId"`

/** All entries of somebody's family, in the order in which they were booked (B-1). */
export async function entriesOfFamily(sql: Sql | Transaction, userId: string): Promise<LedgerEntry[]> {
  const userIds = await familyUserIds(sql, userId)
  return sql<LedgerEntry[]>`
    select ${columns(sql)} from ledger_entries where user_id = any(${userIds}) order by number`
}

/** What was booked about a place or an order, undone entries and their reversals included. */
export const entriesOfItem = (sql: Sql | Transaction, item: Item): Promise<LedgerEntry[]> =>
  'registrationId' in item
    ? sql<LedgerEntry[]>`
        select ${columns(sql)} from ledger_entries where registration_id = ${item.registrationId} order by number`
    : sql<LedgerEntry[]>`
        select ${columns(sql)} from ledger_entries where kit_order_id = ${item.kitOrderId} order by number`

/** Adds to the books, for good. Whoever has to look at the account first holds the lock of the family. */
export async function book({ tx, caller, now, today }: WriteContext, entry: NewEntry): Promise<string> {
  const id = entry.id ?? randomUUID()
  const { userId, kind, source, cents, item, month, dueOn, reversesId, method, payer, note } = entry
  await tx`
    insert into ledger_entries (id, user_id, kind, source, cents, registration_id, kit_order_id, month, due_on, day,
      reverses_id, method, payer, note, booked_by, created_at)
    values (${id}, ${userId}, ${kind}, ${source}, ${cents},
      ${item && 'registrationId' in item ? item.registrationId : null},
      ${item && 'kitOrderId' in item ? item.kitOrderId : null}, ${month ?? null}, ${dueOn ?? null},
      ${entry.day ?? today}, ${reversesId ?? null}, ${method ?? null}, ${payer ?? null}, ${note ?? null},
      ${caller.role === 'ADMIN' ? caller.email : null}, ${now.toISOString()})`
  return id
}

/** All that the entries of these users say, for whom they are about; who booked them is the club's. */
export const entriesForExport = async (tx: Transaction, userIds: string[]): Promise<object[]> => [
  ...(await tx`
    select ${columns(tx)}, day::text, method, payer, note, created_at as "createdAt" from ledger_entries
    where user_id = any(${userIds}) order by number`),
]
