import type { Kit } from '@touchline/domain/kit/product.ts'
import { detailsOf, titleOf, type WordedEntry } from '@touchline/domain/money/entry-words.ts'
import { yearStatement } from '@touchline/domain/money/year-statement.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { dayAndYear, dayInYear } from '@touchline/domain/words.ts'
import { type Letterhead, writeFacts, writeLetterhead } from './letterhead.ts'
import { newPaper, TEXT_WIDTH } from './paper.ts'

interface Statement {
  year: number
  /** All of the account, in the order in which they were booked. */
  entries: readonly WordedEntry[]
  guardians: string
  reference: string | null
  club: Letterhead & { kit: Kit }
  today: string
}

const DAY = { width: 84 }
const MONEY = { width: 76, isRight: true }
const COLUMNS = [DAY, { width: TEXT_WIDTH - DAY.width - 2 * MONEY.width }, MONEY, MONEY]
const TOTAL = [{ width: TEXT_WIDTH - MONEY.width }, MONEY]

/** A family's account over a year, entry by entry (B-14). */
export function statementPdf(statement: Statement): Promise<Buffer> {
  const { year, entries, guardians, reference, club, today } = statement
  const title = `Statement ${year}`
  const paper = newPaper(title, new Date(`${today}T12:00:00Z`))
  writeLetterhead(paper, club)
  paper.write(title, { size: 20, isBold: true })
  paper.gap(6)
  const lastDay = `${year}-12-31`
  writeFacts(paper, [
    ['Family', guardians],
    ['Payment reference', reference],
    ['As of', dayAndYear(today < lastDay ? today : lastDay)],
  ])
  const { openingCents, lines, closingCents } = yearStatement(entries, year)
  paper.row(['Day', 'What', 'Amount', 'Owed'], COLUMNS, { isBold: true })
  paper.rule()
  paper.row(['', 'Brought forward', '', formatCents(openingCents)], COLUMNS)
  for (const { entry, cents, balanceCents } of lines)
    paper.row(
      [
        dayInYear(entry.day),
        [
          titleOf(club.kit, entry, entries),
          ...detailsOf(club.kit, entry),
          entry.receiptNumber && `receipt ${entry.receiptNumber}`,
        ]
          .filter(Boolean)
          .join(' · '),
        formatCents(cents),
        formatCents(balanceCents),
      ],
      COLUMNS,
    )
  paper.rule()
  paper.row([owedWords(closingCents), formatCents(Math.abs(closingCents))], TOTAL, {
    isBold: true,
  })
  return paper.finish()
}

const owedWords = (cents: number) => (cents < 0 ? 'Credit, which counts for what comes next' : 'Owed')
