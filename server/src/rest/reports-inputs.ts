import * as z from 'zod'
import { line } from './inputs.ts'

const wholeNumber = (least: number, most: number) => {
  const problem = `Give a whole number from ${least} to ${most}.`
  return z.coerce.number(problem).int(problem).min(least, problem).max(most, problem)
}

/** As many as an export takes in one look. */
const MOST_ROWS = 25_000

/** What every list takes: search, page and size. */
export const listQuery = {
  search: line(1, 100).optional().describe('Beginnings of words of a name or an address, or a reference'),
  page: wholeNumber(1, 1_000_000).default(1),
  limit: wholeNumber(1, MOST_ROWS).default(50),
}

/** '1' for yes; left out for no. */
export const Flag = z.literal('1', 'Write 1, or leave it out.').optional()

/** One of these names, with a minus in front for the other way round. */
export const sortBy = <Name extends string>(names: readonly Name[], standard: Name | `-${Name}`) =>
  z
    .enum(
      names.flatMap((name) => [name, `-${name}` as const]),
      `Sort by one of ${names.join(', ')}.`,
    )
    .default(standard as never)
