import { compareText } from '../words.ts'
import { nearMisses } from './near-miss.ts'
import { quoteLines } from './quote-lines.ts'
import type { Quote, QuoteInput, QuoteLine } from './quote-types.ts'

/** The itemised price of one or more registrations of a family. It equals the sum of its lines (M-3). */
export function quote(input: QuoteInput): Quote {
  return { ...totals(quoteLines(input)), nearMisses: nearMisses(input) }
}

/** The part of a family's quote that belongs to one registration and is stored with it. */
export const quoteOf = (whole: Quote, registrationId: string): Quote => ({
  ...totals(whole.lines.filter((line) => line.registrationId === registrationId)),
  nearMisses: whole.nearMisses,
})

/** The part of a quote for these months. */
export const quoteForMonths = (whole: Quote, months: readonly string[]): Quote => ({
  ...totals(whole.lines.filter((line) => months.includes(line.month))),
  nearMisses: whole.nearMisses,
})

/** A registration's quote with the months that were added to it on a day (B-18). */
export function quoteWithMonths(whole: Quote, added: Quote, registrationId: string, addedOn: string): Quote {
  const lines = added.lines.map((line) => ({ ...line, registrationId, addedOn }))
  const all = [...whole.lines, ...lines].toSorted((a, b) => compareText(a.month, b.month))
  return { ...totals(all), nearMisses: added.nearMisses }
}

function totals(lines: QuoteLine[]): Omit<Quote, 'nearMisses'> {
  const sum = (part: (line: QuoteLine) => number) => lines.reduce((total, line) => total + part(line), 0)
  return {
    lines,
    listCents: sum((line) => line.listCents),
    discountCents: sum((line) => line.discounts.reduce((off, discount) => off + discount.amountCents, 0)),
    creditCents: sum((line) => line.credit?.cents ?? 0),
    totalCents: sum((line) => line.totalCents),
  }
}
