/** What can happen on a family's account. Entries are never changed or removed; what was wrong is reversed (B-1). */
export const ENTRY_KINDS = [
  'CHARGE',
  'PAYMENT',
  'CREDIT',
  'REFUND',
  'FUND_HELP',
  'WRITE_OFF',
  'REVERSAL',
] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** How money came or went. */
export const PAYMENT_METHODS = ['E_TRANSFER', 'CASH', 'CHEQUE', 'CARD', 'OTHER'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** One line of a family's account, as far as sums need it. */
export interface Entry {
  id: string
  kind: EntryKind
  /** Whole cents, more than zero; what they do is the kind's. */
  cents: number
  /** The registration or kit order that it is about; a payment that names none covers the oldest due first (B-4). */
  itemId: string | null
  /** The service month of a charge, 'YYYY-MM', or of what takes something off it. */
  month: string | null
  /** Of a charge. */
  dueOn: string | null
  /** Of a reversal: the entry that it undoes. */
  reversesId: string | null
}

const OWED_MORE: readonly EntryKind[] = ['CHARGE', 'REFUND']

/** What an entry adds to what the family owes; below zero, what it takes away. A reversal does the opposite of what it undoes. */
export function signedCents(entry: Entry, entries: readonly Entry[]): number {
  const undone = entry.kind === 'REVERSAL' && entries.find(({ id }) => id === entry.reversesId)
  if (undone) return -signedCents(undone, entries)
  if (entry.kind === 'REVERSAL') return 0
  return OWED_MORE.includes(entry.kind) ? entry.cents : -entry.cents
}

/** The sum of all entries: what the family owes; below zero, what it has left (B-1). */
export const balanceCents = (entries: readonly Entry[]): number =>
  entries.reduce((sum, entry) => sum + signedCents(entry, entries), 0)

/** Those that were not undone, in the order in which they were booked. */
export function standing<Kept extends Entry>(entries: readonly Kept[]): Kept[] {
  const undone = new Set(entries.map(({ reversesId }) => reversesId))
  return entries.filter(({ id, kind }) => kind !== 'REVERSAL' && !undone.has(id))
}
