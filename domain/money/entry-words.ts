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

/** An entry of a family's account with all that a screen or a document says about it. */
export interface WordedEntry extends BookedEntry, ProgramNamed {
  day: string
  method: PaymentMethod | null
  payer: string | null
  note: string | null
  playerName: string | null
  itemType: KitItem | null
  /** The name under which it was ordered, where that is the club's own (K-23). */
  itemName: string | null
  /** Of a payment (B-13). */
  receiptNumber: number | null
}

/** What the words of entries are made of in one language. */
interface Wording {
  texts: AsIn<typeof texts>
  monthName(month: string): string
  itemName(kit: Kit, item: OrderedItem): string
}

/** The words for entries in one language; those of the program itself are below. */
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

  /** 'Maya, Fall training, October', 'Leo, home jersey'; nothing for an entry that is about the whole account. */
  function subjectOf(kit: Kit, entry: WordedEntry): string {
    const { playerName, programName, itemType, itemName: ordered, month } = entry
    const what = programName ?? (itemType && inSentence(itemName(kit, { itemType, itemName: ordered })))
    return texts.subject([playerName, what, month && monthName(month)].flatMap((part) => part || []))
  }

  /** What a due is for, by the entry that it was charged with. */
  function subjectOfDue(kit: Kit, entries: readonly WordedEntry[], { itemId, month }: Due): string {
    const charge = entries.find(
      (entry) => entry.kind === 'CHARGE' && entry.itemId === itemId && entry.month === month,
    )
    return charge ? subjectOf(kit, charge) : texts.owedAgain
  }

  /** 'Maya, Fall training': what all of its months are for. */
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

  /** What else there is to say, such as 'Maya, Fall training', 'cash' and 'from Robin Fraser'. */
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
