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
