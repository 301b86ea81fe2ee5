import type { Kit } from '@touchline/domain/kit/product.ts'
import type { Language } from '@touchline/domain/languages.ts'
import type { WordedEntry } from '@touchline/domain/money/entry-words.ts'
import { programNamed } from '@touchline/domain/money/program-named.ts'
import { yearStatement } from '@touchline/domain/money/year-statement.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { documentWords } from './document-words.ts'
import { type GuardianName, writtenNames } from './guardian-names.ts'
import { inBothLanguages } from './in-both-languages.ts'
import { type Letterhead, writeFacts, writeLetterhead } from './letterhead.ts'
import { type Paper, TEXT_WIDTH } from './paper.ts'

interface Statement {
  year: number
  /** All entries of the account, in booking order. */
  entries: readonly WordedEntry[]
  guardians: readonly GuardianName[]
  reference: string | null
  club: Letterhead & { kit: Kit }
  today: string
  /** The reader's language. */
  language: Language
}

const DAY = { width: 84 }
const MONEY = { width: 76, isRight: true }
const COLUMNS = [DAY, { width: TEXT_WIDTH - DAY.width - 2 * MONEY.width }, MONEY, MONEY]
const TOTAL = [{ width: TEXT_WIDTH - MONEY.width }, MONEY]

/** A family's account over a year, entry by entry (B-14). */
export const statementPdf = (statement: Statement): Promise<Buffer> =>
  inBothLanguages(statement.language, {
    titleIn: (language) => documentWords(language).texts.statement(statement.year),
    madeOn: statement.today,
    write: (paper, language) => writeStatement(paper, statement, language),
  })

function writeStatement(paper: Paper, statement: Statement, language: Language): void {
  const { year, guardians, reference, club, today } = statement
  const { texts, days, entries: said } = documentWords(language)
  const entries = statement.entries.map((entry) => programNamed(entry, language))
  writeLetterhead(paper, club)
  paper.write(texts.statement(year), { size: 20, isBold: true })
  paper.gap(6)
  const lastDay = `${year}-12-31`
  writeFacts(paper, [
    [texts.family, writtenNames(guardians, language)],
    [texts.reference, reference],
    [texts.asOf, days.dayOfYear(today < lastDay ? today : lastDay)],
  ])
  const { openingCents, lines, closingCents } = yearStatement(entries, year)
  paper.row([texts.day, texts.what, texts.amount, texts.owed], COLUMNS, { isBold: true })
  paper.rule()
  paper.row(['', texts.broughtForward, '', formatCents(openingCents)], COLUMNS)
  for (const { entry, cents, balanceCents } of lines) {
    const what = [
      said.titleOf(club.kit, entry, entries),
      ...said.detailsOf(club.kit, entry),
      entry.receiptNumber && texts.receiptOf(entry.receiptNumber),
    ]
    paper.row(
      [
        days.dayInYear(entry.day),
        what.filter(Boolean).join(' · '),
        formatCents(cents),
        formatCents(balanceCents),
      ],
      COLUMNS,
    )
  }
  paper.rule()
  paper.row([closingCents < 0 ? texts.credit : texts.owed, formatCents(Math.abs(closingCents))], TOTAL, {
    isBold: true,
  })
}
