import type { Kit } from '@touchline/domain/kit/product.ts'
import type { Due } from '@touchline/domain/money/dues.ts'
import {
  KIND_NAMES,
  METHOD_NAMES,
  subjectOfDue,
  type WordedEntry,
} from '@touchline/domain/money/entry-words.ts'
import { paidFor } from '@touchline/domain/money/receipt.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { dayAndYear } from '@touchline/domain/words.ts'
import { type Letterhead, writeFacts, writeLetterhead } from './letterhead.ts'
import { newPaper, TEXT_WIDTH } from './paper.ts'

interface Receipt {
  payment: WordedEntry & { receiptNumber: number }
  /** All of the account, in the order in which they were booked. */
  entries: readonly WordedEntry[]
  guardian: string
  reference: string | null
  club: Letterhead & { kit: Kit }
}

const COLUMNS = [{ width: TEXT_WIDTH - 90 }, { width: 90, isRight: true }]
const WARNING = '#A3241B'

/** What the club has received, from whom and what for (B-13). One whose payment was undone says that it is void. */
export function receiptPdf({ payment, entries, guardian, reference, club }: Receipt): Promise<Buffer> {
  const { receiptNumber, day, method, payer, cents, note } = payment
  const title = `Receipt ${receiptNumber}`
  const paper = newPaper(title, new Date(`${day}T12:00:00Z`))
  writeLetterhead(paper, club)
  paper.write(title, { size: 20, isBold: true })
  paper.gap(6)
  const reversal = entries.find(({ reversesId }) => reversesId === payment.id)
  if (reversal) {
    paper.write(`VOID. This payment was undone on ${dayAndYear(reversal.day)}.`, {
      size: 14,
      isBold: true,
      colour: WARNING,
    })
    if (reversal.note) paper.write(`Reason: ${reversal.note}`, { colour: WARNING })
    paper.gap(10)
  }
  writeFacts(paper, [
    ['Received from', payer || guardian],
    ['Date', dayAndYear(day)],
    ['Paid by', method && METHOD_NAMES[method]],
    ['Payment reference', reference],
    ['Note', note],
  ])
  paper.row(['For', 'Amount'], COLUMNS, { isBold: true })
  paper.rule()
  const { parts, aheadCents } = paidFor(entries, payment.id)
  for (const part of parts)
    paper.row([whatFor(club.kit, entries, part.due), formatCents(part.cents)], COLUMNS)
  if (aheadCents > 0) paper.row(['Paid ahead, for what comes next', formatCents(aheadCents)], COLUMNS)
  paper.rule()
  paper.row([`${KIND_NAMES.PAYMENT} received`, formatCents(cents)], COLUMNS, { isBold: true })
  return paper.finish()
}

const whatFor = (kit: Kit, entries: readonly WordedEntry[], due: Due) =>
  [subjectOfDue(kit, entries, due), due.month?.slice(0, 4)].filter(Boolean).join(' ')
