import type { AnswerSize } from './answer-size.ts'
import { Refusal } from './errors.ts'

/** The largest response. The site's largest query is estimated at 6 MB and returns a few kilobytes. */
export const LARGEST_ANSWER = 16 * 1024 * 1024
/** Smaller, because an event is sent to many listeners at once. */
export const LARGEST_EVENT = 2 * 1024 * 1024

/** Refuses a query before it runs if its response is expected to be too large. */
export function refuseTooLarge({ expected }: AnswerSize, largest = LARGEST_ANSWER): void {
  if (expected > largest) throw tooLarge(largest)
}

export const tooLarge = (largest = LARGEST_ANSWER) =>
  new Refusal(
    'AnswerTooLarge',
    `This answer would be longer than ${largest / 1024 / 1024} MB: ask for fewer fields or smaller pages.`,
    { info: { code: 'ANSWER_TOO_LARGE', bytes: largest } },
  )

const SIZE = '"$size"'

/**
 * Wraps a one-row select so that its columns are null if they are too large together, so that PostgreSQL never sends
 * them. Each layer has `offset 0` as an optimization fence; otherwise PostgreSQL would evaluate a column again for
 * each reference.
 */
export function guarded(select: string, columns: readonly string[], largest: number): string {
  const sizes = columns.map((column) => `coalesce(pg_column_size(${column}), 0)`).join(' + ')
  const shown = columns.map((column) => `case when ${SIZE} <= ${largest} then ${column} end as ${column}`)
  const sized = `select *, ${sizes} as ${SIZE} from (${select} offset 0) "$answer" offset 0`
  return `select ${shown.join(', ')}, ${SIZE} from (${sized}) "$sized"`
}

/** Whether the guard has emptied the columns. */
export const isTooLarge = (row: Record<string, unknown>, largest = LARGEST_ANSWER): boolean =>
  typeof row.$size === 'number' && row.$size > largest
