import { isClosed } from '../closing.ts'
import type { Proposal } from './proposal.ts'

interface Terms {
  /** The club's setting that allows it. */
  bookCertain: boolean
  /** The last month whose books are closed. */
  closedThrough: string | null
}

/** Whether a new line is booked without anybody confirming it. A line that is only likely never is (B-22). */
export const booksItself = (
  { certainty }: Pick<Proposal, 'certainty'>,
  day: string,
  { bookCertain, closedThrough }: Terms,
): boolean => bookCertain && certainty === 'CERTAIN' && !isClosed(day, closedThrough)
