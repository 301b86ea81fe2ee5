import type { KitItem } from '../kit/items.ts'
import { orderedName } from '../kit/ordered-name.ts'
import { inSentence, type Kit } from '../kit/product.ts'
import { monthName } from '../words.ts'
import type { BookedEntry } from './booking.ts'
import type { Due } from './dues.ts'
import type { EntryKind, PaymentMethod } from './entry.ts'
import * as texts from './entry-words.texts.ts'

/** An entry of a family's account with all that a screen or a document says about it. */
export interface WordedEntry extends BookedEntry {
  day: string
  method: PaymentMethod | null
  payer: string | null
  note: string | null
  playerName: string | null
  programName: string | null
  itemType: KitItem | null
  /** The name under which it was ordered, where that is the club's own (K-23). */
  itemName: string | null
  /** Of a payment (B-13). */
  receiptNumber: number | null
}

export const KIND_NAMES: Record<EntryKind, string> = {
  CHARGE: texts.charge,
  PAYMENT: texts.payment,
  CREDIT: texts.credit,
  REFUND: texts.refund,
  FUND_HELP: texts.fundHelp,
  WRITE_OFF: texts.writeOff,
  REVERSAL: texts.reversal,
}

export const METHOD_NAMES: Record<PaymentMethod, string> = {
  E_TRANSFER: texts.eTransfer,
  CASH: texts.cash,
  CHEQUE: texts.cheque,
  CARD: texts.card,
  OTHER: texts.other,
}

/** 'Maya, Fall training, October', 'Leo, home jersey'; nothing for an entry that is about the whole account. */
function subjectOf(kit: Kit, entry: WordedEntry): string {
  const { playerName, programName, itemType, itemName, month } = entry
  const what = programName ?? (itemType && inSentence(orderedName(kit, { itemType, itemName })))
  return texts.subject([playerName, what, month && monthName(month)].flatMap((part) => part || []))
}

/** What a due is for, by the entry that it was charged with. */
export function subjectOfDue(kit: Kit, entries: readonly WordedEntry[], { itemId, month }: Due): string {
  const charge = entries.find(
    (entry) => entry.kind === 'CHARGE' && entry.itemId === itemId && entry.month === month,
  )
  return charge ? subjectOf(kit, charge) : texts.owedAgain
}

/** 'Maya, Fall training': what all of its months are for. */
export function subjectOfItem(kit: Kit, entries: readonly WordedEntry[], itemId: string): string {
  const charge = entries.find((entry) => entry.kind === 'CHARGE' && entry.itemId === itemId)
  return charge ? subjectOf(kit, { ...charge, month: null }) : ''
}

/** 'Payment', 'KidSport pays', 'Undone: payment', or what was charged for. */
export function titleOf(kit: Kit, entry: WordedEntry, entries: readonly WordedEntry[]): string {
  if (entry.kind === 'CHARGE') return subjectOf(kit, entry)
  if (entry.kind === 'FUND_HELP' && entry.payer) return texts.fundPays(entry.payer)
  const undone = entries.find(({ id }) => id === entry.reversesId)
  return undone ? texts.undone(KIND_NAMES[undone.kind]) : KIND_NAMES[entry.kind]
}

/** What else there is to say, such as 'Maya, Fall training', 'cash' and 'from Robin Fraser'. */
export function detailsOf(kit: Kit, entry: WordedEntry): string[] {
  const { kind, method, payer, note } = entry
  const about = kind === 'CHARGE' ? '' : subjectOf(kit, entry)
  const from = payer && kind !== 'FUND_HELP' ? texts.from(payer) : ''
  return [about, method ? METHOD_NAMES[method] : '', from, note ?? ''].filter(Boolean)
}
