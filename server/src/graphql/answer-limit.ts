import type { AnswerSize } from './answer-size.ts'
import { Refusal } from './errors.ts'

/** The longest answer; the longest that the site asks for is expected to have 6 MB, and has a few kilobytes. */
export const LARGEST_ANSWER = 16 * 1024 * 1024
/** An event goes to many listeners at once. */
export const LARGEST_EVENT = 2 * 1024 * 1024

/** Refused before the database is asked: as a rule, what is asked for is longer than an answer may be. */
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
 * A statement of one row that leaves its columns empty where they are longer together than an answer may be: what is
 * too long never leaves PostgreSQL. Each layer is fenced by `offset 0`, or PostgreSQL would work out every column
 * again wherever it is named.
 */
export function guarded(select: string, columns: readonly string[], largest: number): string {
  const sizes = columns.map((column) => `coalesce(pg_column_size(${column}), 0)`).join(' + ')
  const shown = columns.map((column) => `case when ${SIZE} <= ${largest} then ${column} end as ${column}`)
  const sized = `select *, ${sizes} as ${SIZE} from (${select} offset 0) "$answer" offset 0`
  return `select ${shown.join(', ')}, ${SIZE} from (${sized}) "$sized"`
}

/** Whether PostgreSQL has left the columns empty. */
export const isTooLarge = (row: Record<string, unknown>, largest = LARGEST_ANSWER): boolean =>
  typeof row.$size === 'number' && row.$size > largest
