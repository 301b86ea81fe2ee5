import { readDay } from '../money/bank/statement-rows.ts'

/** Which of the first two numbers in 03/04/2015 is the month. */
export type DateOrder = 'MDY' | 'DMY'

const NUMBERS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/

/** Drops the time of day that spreadsheets add. */
const dateText = (typed: string) => (typed.split(/[ T](?=\d{1,2}:)/)[0] ?? '').replace(NUMBERS, '$1/$2/$3')

/** Which number is the month, if the dates agree: a number above 12 cannot be a month. */
export function orderOf(dates: readonly string[]): DateOrder | null {
  const told = new Set<DateOrder>()
  for (const date of dates) {
    const [, first, second] = NUMBERS.exec(dateText(date)) ?? []
    if (Number(first) > 12) told.add('DMY')
    if (Number(second) > 12) told.add('MDY')
  }
  const [order] = told
  return told.size === 1 && order ? order : null
}

/** Why a value cannot be read; `isEither` if it could be two days. */
export interface Unread {
  problem: string
  isEither?: true
}

export type ReadDate = { day: string } | Unread

/** Reads a date as people write it. One that could be two days is refused rather than guessed (I-2). */
export function readDate(typed: string, order: DateOrder | null): ReadDate {
  const text = dateText(typed)
  const read = order ? [readDay(text, order)] : [readDay(text, 'MDY'), readDay(text, 'DMY')]
  const [day, other] = [...new Set(read.filter((one) => one !== null))]
  if (!day) return { problem: `“${typed}” isn’t a date we can read. Please write it as 2015-03-04.` }
  if (!other) return { day }
  return {
    problem: `“${typed}” could be ${day} or ${other}. Choose above whether the month or the day comes first.`,
    isEither: true,
  }
}
