import { isClosed } from '../closing.ts'
import type { Proposal } from './proposal.ts'

interface Terms {
  /** The club's setting. */
  bookCertain: boolean
  /** The last month whose books are closed. */
  closedThrough: string | null
}

/** Whether a line that has just come in is booked without anybody's word: never one that is only likely (B-22). */
export const booksItself = (
  { certainty }: Pick<Proposal, 'certainty'>,
  day: string,
  { bookCertain, closedThrough }: Terms,
): boolean => bookCertain && certainty === 'CERTAIN' && !isClosed(day, closedThrough)
