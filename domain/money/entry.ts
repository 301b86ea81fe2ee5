/** What can happen on a family's account. Entries are never changed or removed; a mistake is reversed (B-1). */
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

/** How money came in or went out. */
export const PAYMENT_METHODS = ['E_TRANSFER', 'CASH', 'CHEQUE', 'CARD', 'OTHER'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** The part of an account entry that sums need. */
export interface Entry {
  id: string
  kind: EntryKind
  /** Whole cents, always positive. The kind decides whether they add or subtract. */
  cents: number
  /** The registration or kit order it is for. A payment without one covers the oldest due first (B-4). */
  itemId: string | null
  /** The service month, 'YYYY-MM', of a charge or of a reduction. */
  month: string | null
  /** Set for a charge. */
  dueOn: string | null
  /** Set for a reversal: the entry that it undoes. */
  reversesId: string | null
}

const OWED_MORE: readonly EntryKind[] = ['CHARGE', 'REFUND']

/**
 * What an entry adds to the family's debt; negative if it reduces it. A reversal does the opposite of the entry it
 * undoes.
 */
export function signedCents(entry: Entry, entries: readonly Entry[]): number {
  const undone = entry.kind === 'REVERSAL' && entries.find(({ id }) => id === entry.reversesId)
  if (undone) return -signedCents(undone, entries)
  if (entry.kind === 'REVERSAL') return 0
  return OWED_MORE.includes(entry.kind) ? entry.cents : -entry.cents
}

/** The sum of all entries: what the family owes, or, if negative, its credit (B-1). */
export const balanceCents = (entries: readonly Entry[]): number =>
  entries.reduce((sum, entry) => sum + signedCents(entry, entries), 0)

/** The entries that were not undone, in booking order. */
export function standing<Kept extends Entry>(entries: readonly Kept[]): Kept[] {
  const undone = new Set(entries.map(({ reversesId }) => reversesId))
  return entries.filter(({ id, kind }) => kind !== 'REVERSAL' && !undone.has(id))
}
