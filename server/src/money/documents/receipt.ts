import type { Kit } from '@touchline/domain/kit/product.ts'
import type { Language } from '@touchline/domain/languages.ts'
import type { WordedEntry } from '@touchline/domain/money/entry-words.ts'
import { programNamed } from '@touchline/domain/money/program-named.ts'
import { paidFor } from '@touchline/domain/money/receipt.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { documentWords } from './document-words.ts'
import { type GuardianName, writtenNames } from './guardian-names.ts'
import { inBothLanguages } from './in-both-languages.ts'
import { type Letterhead, writeFacts, writeLetterhead } from './letterhead.ts'
import { type Paper, TEXT_WIDTH } from './paper.ts'

interface Receipt {
  payment: WordedEntry & { receiptNumber: number }
  /** All entries of the account, in booking order. */
  entries: readonly WordedEntry[]
  guardians: readonly GuardianName[]
  reference: string | null
  club: Letterhead & { kit: Kit }
  /** The reader's language. */
  language: Language
}

const COLUMNS = [{ width: TEXT_WIDTH - 90 }, { width: 90, isRight: true }]
const WARNING = '#A3241B'

/** A receipt for what the club received, from whom and for what (B-13); marked void if the payment was reversed. */
export const receiptPdf = (receipt: Receipt): Promise<Buffer> =>
  inBothLanguages(receipt.language, {
    titleIn: (language) => documentWords(language).texts.receipt(receipt.payment.receiptNumber),
    madeOn: receipt.payment.day,
    write: (paper, language) => writeReceipt(paper, receipt, language),
  })

function writeReceipt(paper: Paper, receipt: Receipt, language: Language): void {
  const { payment, guardians, reference, club } = receipt
  const { receiptNumber, day, method, payer, cents, note } = payment
  const { texts, days, entriesWithYear } = documentWords(language)
  const entries = receipt.entries.map((entry) => programNamed(entry, language))
  writeLetterhead(paper, club)
  paper.write(texts.receipt(receiptNumber), { size: 20, isBold: true })
  paper.gap(6)
  const reversal = entries.find(({ reversesId }) => reversesId === payment.id)
  if (reversal) {
    paper.write(texts.isVoid(days.dayOfYear(reversal.day)), { size: 14, isBold: true, colour: WARNING })
    if (reversal.note) paper.write(texts.reason(reversal.note), { colour: WARNING })
    paper.gap(10)
  }
  writeFacts(paper, [
    [texts.receivedFrom, payer || writtenNames(guardians, language)],
    [texts.date, days.dayOfYear(day)],
    [texts.paidBy, method && entriesWithYear.METHOD_NAMES[method]],
    [texts.reference, reference],
    [texts.note, note],
  ])
  paper.row([texts.paidFor, texts.amount], COLUMNS, { isBold: true })
  paper.rule()
  const { parts, aheadCents } = paidFor(entries, payment.id)
  for (const part of parts)
    paper.row([entriesWithYear.subjectOfDue(club.kit, entries, part.due), formatCents(part.cents)], COLUMNS)
  if (aheadCents > 0) paper.row([texts.paidAhead, formatCents(aheadCents)], COLUMNS)
  paper.rule()
  paper.row([texts.received, formatCents(cents)], COLUMNS, { isBold: true })
}
