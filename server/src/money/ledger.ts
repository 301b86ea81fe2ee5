import { randomUUID } from 'node:crypto'
import type { BookedEntry } from '@touchline/domain/money/booking.ts'
import { closedRefusal } from '@touchline/domain/money/closing.ts'
import type { PaymentMethod } from '@touchline/domain/money/entry.ts'
import { refuse } from '../graphql/errors.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'
import { familyUserIds } from '../users/family-users.ts'
import { takeBackNotices } from './unpaid-notices.ts'

/** What an entry is about: a place in a program, an order, or a place in a tournament. */
export type Item = { registrationId: string } | { kitOrderId: string } | { signUpId: string }

export function idOf(item: Item): string {
  if ('registrationId' in item) return item.registrationId
  return 'kitOrderId' in item ? item.kitOrderId : item.signUpId
}

function columnOfItem(item: Item): 'registration_id' | 'kit_order_id' | 'sign_up_id' {
  if ('registrationId' in item) return 'registration_id'
  return 'kitOrderId' in item ? 'kit_order_id' : 'sign_up_id'
}

/** PRICE follows a price, STATUS marks a place or order as paid or refunded, DESK is a manual booking. */
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
  /** The day of the bank transaction; defaults to today. */
  day?: string
  method?: PaymentMethod | null
  payer?: string | null
  note?: string | null
  bankReference?: string | null
}

/** For entries e. */
export const entryColumns = (sql: Sql | Transaction) => sql`
  e.id, e.user_id as "userId", e.kind, e.source, e.source = 'PRICE' as "isByPrice", e.cents,
  coalesce(e.registration_id, e.kit_order_id, e.sign_up_id) as "itemId", e.month, e.due_on::text as "dueOn",
  e.reverses_id as "reversesId"`

/** The guardian whose account pays for the child; null for a child without one. */
export async function payerOf(tx: Transaction, playerId: string): Promise<string | null> {
  const [row] = await tx<{ id: string | null }[]>`
    select user_players_id as id from players where id = ${playerId}`
  return row?.id ?? null
}

/** All entries of a user's family, in booking order (B-1). */
export async function entriesOfFamily(sql: Sql | Transaction, userId: string): Promise<LedgerEntry[]> {
  const userIds = await familyUserIds(sql, userId)
  return sql<LedgerEntry[]>`
    select ${entryColumns(sql)} from ledger_entries e where user_id = any(${userIds}) order by number`
}

/** All entries about an item, including reversed ones and their reversals, which may not name the item. */
export function entriesOfItem(sql: Sql | Transaction, item: Item): Promise<LedgerEntry[]> {
  const column = sql(columnOfItem(item))
  return sql<LedgerEntry[]>`
    select ${entryColumns(sql)} from ledger_entries e
    where ${column} = ${idOf(item)}
      or reverses_id = any(array(select id from ledger_entries where ${column} = ${idOf(item)})) order by number`
}

/** The item with this id on the account; its first entry tells the kind. */
export async function itemWithId(tx: Transaction, itemId: string | null): Promise<Item | null> {
  if (itemId === null) return null
  const [about] = await tx<Record<'isRegistration' | 'isSignUp', boolean>[]>`
    select registration_id is not null as "isRegistration", sign_up_id is not null as "isSignUp" from ledger_entries
    where ${itemId} in (registration_id, kit_order_id, sign_up_id) limit 1`
  if (!about) return null
  if (about.isRegistration) return { registrationId: itemId }
  return about.isSignUp ? { signUpId: itemId } : { kitOrderId: itemId }
}

/** The last month whose books are closed (B-17). */
export async function closedThrough(sql: Sql | Transaction): Promise<string | null> {
  const [row] = await sql<{ through: string }[]>`select through from books_closed`
  return row?.through ?? null
}

/** Adds an entry, permanently, on a day whose month is open. A caller who reads the account first locks the family. */
export async function book(context: WriteContext, entry: NewEntry): Promise<string> {
  const id = entry.id ?? randomUUID()
  await bookAll(context, [{ ...entry, id }])
  return id
}

/** The same for several entries, in order. */
export async function bookAll(context: WriteContext, entries: readonly NewEntry[]): Promise<void> {
  if (entries.length === 0) return
  const { tx, today } = context
  const closed = await closedThrough(tx)
  for (const { day = today } of entries) refuse(closedRefusal(day, closed))
  await tx`insert into ledger_entries ${tx(entries.map((entry) => entryRow(context, entry)))}`
  for (const { source, userId, item } of entries)
    if (source !== 'PRICE') await takeBackNotices(tx, userId, item ? idOf(item) : null)
}

const entryRow = ({ caller, now, today }: WriteContext, entry: NewEntry) => ({
  id: entry.id ?? randomUUID(),
  user_id: entry.userId,
  kind: entry.kind,
  source: entry.source,
  cents: entry.cents,
  registration_id: null,
  kit_order_id: null,
  sign_up_id: null,
  ...(entry.item && { [columnOfItem(entry.item)]: idOf(entry.item) }),
  month: entry.month ?? null,
  due_on: entry.dueOn ?? null,
  day: entry.day ?? today,
  reverses_id: entry.reversesId ?? null,
  method: entry.method ?? null,
  payer: entry.payer ?? null,
  note: entry.note ?? null,
  bank_reference: entry.bankReference ?? null,
  booked_by: caller.role === 'ADMIN' ? caller.email : null,
  created_at: now.toISOString(),
})

/** Payments booked in this transaction, recognized by having no receipt before the commit (B-13). */
export async function newPayments(tx: Transaction, userId: string | null): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    select e.id from ledger_entries e join shared_guardians s on s.guardian_id = e.user_id
    where s.user_id = ${userId} and e.kind = 'PAYMENT'
      and not exists (select from receipts r where r.entry_id = e.id) order by e.number`
  return rows.map(({ id }) => id)
}

/** The entries of these users, for the export of their own data, without who booked them. */
export const entriesForExport = async (tx: Transaction, userIds: string[]): Promise<object[]> => [
  ...(await tx`
    select ${entryColumns(tx)}, e.day::text, method, payer, e.note, bank_reference as "bankReference",
      created_at as "createdAt", receipt.number as "receiptNumber", line.text as "bankText", line.bank_id as "bankId", line.note as "bankNote",
      line.met_text as "statementText", line.met_bank_id as "statementId", line.notice_sender as "transferSender",
      line.notice_reference as "transferNumber"
    from ledger_entries e left join bank_lines line on line.entry_id = e.id
      left join receipts receipt on receipt.entry_id = e.id
    where user_id = any(${userIds}) order by e.number`),
]
