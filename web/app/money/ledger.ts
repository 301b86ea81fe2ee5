import { useQuery } from '@tanstack/react-query'
import type { KitItem } from '@touchline/domain/kit/items.ts'
import type { BookedByHand, BookedEntry } from '@touchline/domain/money/booking.ts'
import { type Account, accountOf, type Due } from '@touchline/domain/money/dues.ts'
import type { EntryKind, PaymentMethod } from '@touchline/domain/money/entry.ts'
import { familyReference } from '@touchline/domain/money/family-reference.ts'
import { monthName } from '@touchline/domain/words.ts'
import { useChange } from '../area/area-data.tsx'
import type { Document } from '../data/documents.ts'
import type { Request } from '../data/request.ts'
import { tabRequest } from '../early/early-answers.ts'
import { itemName } from '../kit/kit-words.ts'

/** An entry of a family's account with the words that a screen needs. */
export interface LedgerEntry extends BookedEntry {
  day: string
  method: PaymentMethod | null
  payer: string | null
  note: string | null
  playerName: string | null
  programName: string | null
  itemType: KitItem | null
}

export interface Ledger extends Account {
  /** What the family writes on every payment. */
  reference: string
  /** In the order in which they were booked. */
  entries: LedgerEntry[]
}

const LEDGER: Document = {
  field: 'getUser',
  query: 'query Ledger($id: ID!) { getUser(id: $id) { ledger } }',
}

async function loadLedger(request: Request, userId: string): Promise<Ledger> {
  const user = await request<{ ledger: string } | null>(LEDGER, { id: userId })
  if (!user) throw new Error('This account could not be opened just now.')
  const { number, entries }: { number: number; entries: LedgerEntry[] } = JSON.parse(user.ledger)
  return { reference: familyReference(number), entries, ...accountOf(entries) }
}

/** The account of somebody's family; asked for once it is known whose, and that it is needed. */
export const useLedger = (userId: string | undefined) =>
  useQuery({
    queryKey: ['ledger', userId],
    queryFn: () => loadLedger(tabRequest, userId ?? ''),
    enabled: userId !== undefined,
  })

/** What the desk books by hand; the id stays the same when it is sent again. */
export interface NewEntry {
  id: string
  userId: string
  kind: BookedByHand
  day: string
  cents?: number
  itemId?: string | null
  month?: string | null
  reversesId?: string
  method?: PaymentMethod | null
  payer?: string | null
  note?: string | null
}

const BOOK: Document = {
  field: 'bookEntry',
  query: 'mutation BookEntry($input: BookEntryInput!) { bookEntry(input: $input) { id } }',
}

export const useBookEntry = () => useChange((request, input: NewEntry) => request(BOOK, { input }))

export const KIND_NAMES: Record<EntryKind, string> = {
  CHARGE: 'Charge',
  PAYMENT: 'Payment',
  CREDIT: 'Credit',
  REFUND: 'Refund',
  FUND_HELP: 'Help from a fund',
  WRITE_OFF: 'Write-off',
  REVERSAL: 'Undone',
}

export const METHOD_NAMES: Record<PaymentMethod, string> = {
  E_TRANSFER: 'e-Transfer',
  CASH: 'cash',
  CHEQUE: 'cheque',
  CARD: 'card',
  OTHER: 'other',
}

/** 'Maya, Fall training, October', 'Leo, home jersey'; nothing for an entry that is about the whole account. */
export function subjectOf({ playerName, programName, itemType, month }: LedgerEntry): string {
  const what = programName ?? (itemType && itemName(itemType))
  return [playerName, what, month && monthName(month)].filter(Boolean).join(', ')
}

/** What a due is for, by the entry that it was charged with. */
export function subjectOfDue({ entries }: Ledger, { itemId, month }: Due): string {
  const charge = entries.find(
    (entry) => entry.kind === 'CHARGE' && entry.itemId === itemId && entry.month === month,
  )
  return charge ? subjectOf(charge) : 'Sent back, and owed again'
}
