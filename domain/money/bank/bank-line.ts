/** A line of a bank statement, whatever file format it came in. */
export interface BankLine {
  day: string
  /** Whole cents; negative for money that went out. */
  cents: number
  /** Everything the bank says about it. */
  text: string
  /** The bank's own id for the line, if the file has one. */
  bankId: string | null
}

/** Reduces a text to what two files have in common: letters and digits of any script, upper-cased. */
export const textKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Some banks truncate the text in one of their files. This many characters have to match. */
const LEAST_SHARED = 12

/** Whether two lines can be the same payment: same day and amount, and one text is the start of the other (B-10). */
function isSameLine(one: BankLine, other: BankLine): boolean {
  if (one.day !== other.day || one.cents !== other.cents) return false
  if (one.bankId !== null && other.bankId !== null) return one.bankId === other.bankId
  const [shorter = '', longer = ''] = [textKey(one.text), textKey(other.text)].toSorted(
    (a, b) => a.length - b.length,
  )
  return shorter === longer || (shorter.length >= LEAST_SHARED && longer.startsWith(shorter))
}

/**
 * The lines of a file that are not stored yet. Each stored line accounts for only one line of the file, because two
 * identical lines are two payments. Importing the same file again, or one that overlaps, therefore adds nothing twice.
 */
export function newLines<Line extends BankLine>(file: readonly Line[], kept: readonly BankLine[]): Line[] {
  const keyOf = ({ day, cents }: BankLine) => `${day} ${cents}`
  const left = Map.groupBy(kept, keyOf)
  return file.filter((line) => {
    const candidates = left.get(keyOf(line)) ?? []
    const found = candidates.findIndex((other) => isSameLine(line, other))
    if (found >= 0) candidates.splice(found, 1)
    return found < 0
  })
}
