import { randomUUID } from 'node:crypto'
import type { BankLine } from '@touchline/domain/money/bank/bank-line.ts'
import { booksItself } from '@touchline/domain/money/bank/books-itself.ts'
import type { PaymentMethod } from '@touchline/domain/money/entry.ts'
import type { WriteContext } from '../../graphql/write/rules.ts'
import type { Transaction } from '../../postgres/pool.ts'
import { lockFamiliesOfUsers } from '../../registrations/locks.ts'
import { book, closedThrough } from '../ledger.ts'
import { settlePayment } from '../payment-email.ts'
import { proposalsFor } from './bank-clues.ts'

export interface OpenLine extends BankLine {
  id: string
  isVerified: boolean
}

export interface BookedLine {
  line: OpenLine
  userId: string
  entryId: string
}

const LONGEST_NOTE = 500

/** Those that are still open, locked, so that only one caller decides each. Lock families first. */
export const openLines = (tx: Transaction, ids: string[], lock = tx`for update`) => tx<OpenLine[]>`
  select id, day::text, cents, text, bank_id as "bankId", is_verified as "isVerified" from bank_lines
  where id = any(${ids}) and state = 'OPEN' order by day, number ${lock}`

/**
 * Books the certain ones of these lines (B-11), each on the family it names. They are checked again under the locks:
 * lines that are booked meanwhile, no longer certain, or of a closed month are left alone.
 */
export async function bookCertain(context: WriteContext, seen: readonly OpenLine[]): Promise<BookedLine[]> {
  const { tx } = context
  await lockFamiliesOfUsers(tx, await guardiansOf(tx, seen))
  const terms = { bookCertain: true, closedThrough: await closedThrough(tx) }
  const booked: BookedLine[] = []
  for (const line of await openLines(
    tx,
    seen.map(({ id }) => id),
  )) {
    // One at a time, because the previous line may have paid what this one would.
    const [proposal] = await proposalsFor(tx, [line], true)
    if (!proposal || !booksItself(proposal, line.day, terms)) continue
    const userId = await guardianOf(tx, proposal.accountId)
    if (userId !== null) booked.push({ line, userId, entryId: await bookLine(context, line, userId) })
  }
  return booked
}

export async function bookLine(context: WriteContext, line: OpenLine, userId: string): Promise<string> {
  const { tx, caller } = context
  const entryId = await book(context, {
    id: randomUUID(),
    userId,
    source: 'DESK',
    kind: 'PAYMENT',
    cents: line.cents,
    day: line.day,
    method: methodOf(line.text),
    note: line.text.slice(0, LONGEST_NOTE),
    bankReference: line.bankId,
  })
  await tx`
    update bank_lines set state = 'BOOKED', entry_id = ${entryId}, decided_by = ${caller.email},
      is_automatic = ${caller.role === 'SYSTEM'}
    where id = ${line.id}`
  await settlePayment(context, userId, line.cents)
  return entryId
}

/** Most payments are e-Transfers, which banks describe in several ways. */
function methodOf(text: string): PaymentMethod {
  if (/e-?\s?tfr|e-?\s?transfer|interac/i.test(text)) return 'E_TRANSFER'
  return /\b(cheque|chq|check)\b/i.test(text) ? 'CHEQUE' : 'OTHER'
}

/** Guardians of the families that these lines seem to be from, before anything is locked. */
async function guardiansOf(tx: Transaction, lines: readonly OpenLine[]): Promise<string[]> {
  const accountIds = (await proposalsFor(tx, lines, true)).flatMap(({ accountId }) => accountId ?? [])
  const rows = await tx<{ id: string }[]>`
    select id from users where id = any(${accountIds}) or family = any(${accountIds})`
  return rows.map(({ id }) => id)
}

/** The account's first guardian, who gets the entry; any guardian represents the family's account. */
async function guardianOf(tx: Transaction, accountId: string | null): Promise<string | null> {
  const [row] = await tx<{ id: string }[]>`
    select id from users u where (id = ${accountId} or family = ${accountId}) and account_of(u) = ${accountId}
      and not _deleted order by created_at, id limit 1`
  return row?.id ?? null
}
