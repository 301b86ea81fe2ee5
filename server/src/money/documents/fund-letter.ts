import type { WordedEntry } from '@touchline/domain/money/entry-words.ts'
import { placeCosts } from '@touchline/domain/money/fund-letter.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { dayAndYear, listOf, monthName } from '@touchline/domain/words.ts'
import { type Letterhead, writeFacts, writeLetterhead } from './letterhead.ts'
import { newPaper, TEXT_WIDTH } from './paper.ts'

interface FundLetter {
  /** The full name, because a fund helps one child. */
  player: string
  program: string
  placeId: string
  entries: readonly WordedEntry[]
  reference: string | null
  club: Letterhead
  today: string
}

const COLUMNS = [{ width: TEXT_WIDTH - 90 }, { width: 90, isRight: true }]

/** Confirms a child's place, its price and who pays which part: just what a fund asks for (B-23). */
export async function fundLetterPdf(letter: FundLetter): Promise<Buffer> {
  const { player, program, placeId, entries, reference, club, today } = letter
  const { months, totalCents, funds, familyCents, paidCents } = placeCosts(entries, placeId)
  const title = 'Confirmation of registration'
  const paper = await newPaper(title, new Date(`${today}T12:00:00Z`))
  writeLetterhead(paper, club)
  paper.write(title, { size: 20, isBold: true })
  paper.gap(6)
  paper.write('To whom it may concern: we confirm that this player has a place in our program.')
  paper.gap(10)
  writeFacts(paper, [
    ['Player', player],
    ['Program', program],
    [
      'Months',
      listOf(
        months.map((month) => `${monthName(month)} ${month.slice(0, 4)}`),
        'and',
      ),
    ],
    ['Date', dayAndYear(today)],
    ['Reference', reference],
  ])
  paper.row(['Fee', formatCents(totalCents)], COLUMNS, { isBold: true })
  paper.rule()
  for (const { name, cents } of funds) paper.row([`${name} pays`, formatCents(cents)], COLUMNS)
  paper.row(['The family pays', formatCents(familyCents)], COLUMNS)
  paper.row(['Of that, received so far', formatCents(paidCents)], COLUMNS)
  paper.rule()
  paper.row(['Still to pay', formatCents(familyCents - paidCents)], COLUMNS, { isBold: true })
  return paper.finish()
}
