/** A line of a bank statement, whichever file it came in. */
export interface BankLine {
  day: string
  /** Whole cents; below zero for what went out. */
  cents: number
  /** All that the bank says about it. */
  text: string
  /** The bank's own number of it, where the file has one. */
  bankId: string | null
}

/** What two files say alike about a line: letters and digits of any script, in capitals. */
export const textKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Some banks cut a text short in one of their files; so much of it must be the same. */
const LEAST_SHARED = 12

/** Whether two lines can be one and the same: day, amount, and texts of which one is the beginning of the other (B-10). */
function isSameLine(one: BankLine, other: BankLine): boolean {
  if (one.day !== other.day || one.cents !== other.cents) return false
  if (one.bankId !== null && other.bankId !== null) return one.bankId === other.bankId
  const [shorter = '', longer = ''] = [textKey(one.text), textKey(other.text)].toSorted(
    (a, b) => a.length - b.length,
  )
  return shorter === longer || (shorter.length >= LEAST_SHARED && longer.startsWith(shorter))
}

/**
 * Those of a file that are not kept yet. Two alike in one file are two payments: each kept line stands for one of them
 * only, so that the file again, half of it, or one that overlaps adds nothing twice.
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
