import type { KitItem } from '../kit/items.ts'
import { type OrderedItem, orderedName } from '../kit/ordered-name.ts'
import { inSentence, type Kit } from '../kit/product.ts'
import type { AsIn } from '../same-texts.ts'
import { monthName } from '../words.ts'
import type { BookedEntry } from './booking.ts'
import type { Due } from './dues.ts'
import type { EntryKind, PaymentMethod } from './entry.ts'
import * as texts from './entry-words.texts.ts'
import type { ProgramNamed } from './program-named.ts'

/** An entry of a family's account with everything that a screen or document shows about it. */
export interface WordedEntry extends BookedEntry, ProgramNamed {
  day: string
  method: PaymentMethod | null
  payer: string | null
  note: string | null
  playerName: string | null
  itemType: KitItem | null
  /** The item's name when it was ordered, if the club chose that name itself (K-23). */
  itemName: string | null
  /** Set for a payment (B-13). */
  receiptNumber: number | null
}

/** What one language contributes to the words of entries. */
interface Wording {
  texts: AsIn<typeof texts>
  monthName(month: string): string
  itemName(kit: Kit, item: OrderedItem): string
}

/** The words for entries in one language. The functions for the page's own language are below. */
export function entryWords({ texts, monthName, itemName }: Wording) {
  const KIND_NAMES: Record<EntryKind, string> = {
    CHARGE: texts.charge,
    PAYMENT: texts.payment,
    CREDIT: texts.credit,
    REFUND: texts.refund,
    FUND_HELP: texts.fundHelp,
    WRITE_OFF: texts.writeOff,
    REVERSAL: texts.reversal,
  }

  const METHOD_NAMES: Record<PaymentMethod, string> = {
    E_TRANSFER: texts.eTransfer,
    CASH: texts.cash,
    CHEQUE: texts.cheque,
    CARD: texts.card,
    OTHER: texts.other,
  }

  /** 'Maya, Fall training, October', 'Leo, home jersey'; empty for an entry about the whole account. */
  function subjectOf(kit: Kit, entry: WordedEntry): string {
    const { playerName, programName, itemType, itemName: ordered, month } = entry
    const what = programName ?? (itemType && inSentence(itemName(kit, { itemType, itemName: ordered })))
    return texts.subject([playerName, what, month && monthName(month)].flatMap((part) => part || []))
  }

  /** What a due is for, taken from the entry that charged it. */
  function subjectOfDue(kit: Kit, entries: readonly WordedEntry[], { itemId, month }: Due): string {
    const charge = entries.find(
      (entry) => entry.kind === 'CHARGE' && entry.itemId === itemId && entry.month === month,
    )
    return charge ? subjectOf(kit, charge) : texts.owedAgain
  }

  /** 'Maya, Fall training': the item as a whole, for all of its months. */
  function subjectOfItem(kit: Kit, entries: readonly WordedEntry[], itemId: string): string {
    const charge = entries.find((entry) => entry.kind === 'CHARGE' && entry.itemId === itemId)
    return charge ? subjectOf(kit, { ...charge, month: null }) : ''
  }

  /** 'Payment', 'KidSport pays', 'Undone: payment', or what was charged for. */
  function titleOf(kit: Kit, entry: WordedEntry, entries: readonly WordedEntry[]): string {
    if (entry.kind === 'CHARGE') return subjectOf(kit, entry)
    if (entry.kind === 'FUND_HELP' && entry.payer) return texts.fundPays(entry.payer)
    const undone = entries.find(({ id }) => id === entry.reversesId)
    return undone ? texts.undone(KIND_NAMES[undone.kind]) : KIND_NAMES[entry.kind]
  }

  /** The remaining details, such as 'Maya, Fall training', 'cash' and 'from Robin Fraser'. */
  function detailsOf(kit: Kit, entry: WordedEntry): string[] {
    const { kind, method, payer, note } = entry
    const about = kind === 'CHARGE' ? '' : subjectOf(kit, entry)
    const from = payer && kind !== 'FUND_HELP' ? texts.from(payer) : ''
    return [about, method ? METHOD_NAMES[method] : '', from, note ? texts.ownNote(note) : ''].filter(Boolean)
  }

  return { KIND_NAMES, METHOD_NAMES, subjectOfDue, subjectOfItem, titleOf, detailsOf }
}

export const { KIND_NAMES, METHOD_NAMES, subjectOfDue, subjectOfItem, titleOf, detailsOf } = entryWords({
  texts,
  monthName,
  itemName: orderedName,
})
