import { yearOf } from '../calendar-day.ts'
import { compareText } from '../words.ts'
import { type Entry, signedCents } from './entry.ts'

interface DatedEntry extends Entry {
  day: string
}

export interface StatementLine<Dated extends DatedEntry> {
  entry: Dated
  cents: number
  /** What the family owes after this entry; negative if it has credit. */
  balanceCents: number
}

export interface YearStatement<Dated extends DatedEntry> {
  openingCents: number
  lines: StatementLine<Dated>[]
  closingCents: number
}

/** A family's account over one year, by bank day. It opens with the closing balance of the year before (B-14). */
export function yearStatement<Dated extends DatedEntry>(
  entries: readonly Dated[],
  year: number,
): YearStatement<Dated> {
  const sorted = entries.toSorted((a, b) => compareText(a.day, b.day))
  const before = sorted.filter(({ day }) => yearOf(day) < year)
  const openingCents = before.reduce((sum, entry) => sum + signedCents(entry, entries), 0)
  let balance = openingCents
  const lines = sorted
    .filter(({ day }) => yearOf(day) === year)
    .map((entry) => {
      const cents = signedCents(entry, entries)
      balance += cents
      return { entry, cents, balanceCents: balance }
    })
  return { openingCents, lines, closingCents: balance }
}
