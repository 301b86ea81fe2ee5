import { expect, test } from 'vitest'
import { booksItself } from './books-itself.ts'

test.each([
  ['certain', 'CERTAIN', '2025-10-01', true, true],
  ['certain, where the club books by hand', 'CERTAIN', '2025-10-01', false, false],
  ['certain, on the last day of a closed month', 'CERTAIN', '2025-09-30', true, false],
  ['likely', 'LIKELY', '2025-10-01', true, false],
  ['undecided', 'UNDECIDED', '2025-10-01', true, false],
] as const)('B-22: %s', (_words, certainty, day, bookCertain, expected) =>
  expect(booksItself({ certainty }, day, { bookCertain, closedThrough: '2025-09' })).toBe(expected),
)
