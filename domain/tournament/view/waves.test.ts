import { expect, test } from 'vitest'
import { matchNumbers } from './waves.ts'

test.each([
  [[], ''],
  [[7], 'M7'],
  [[3, 1, 2], 'M1–M3'],
  [[1, 2, 4, 6, 7], 'M1–M2, M4, M6–M7'],
])('%j → %s', (numbers, words) =>
  expect(matchNumbers(numbers.map((number) => ({ number, label: `M${number}` })))).toBe(words),
)
