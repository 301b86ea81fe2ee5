import { expect, test } from 'vitest'
import { cutAndStack, sheetAfterSheet } from './cut-and-stack.ts'

const rows = (count: number) => Array.from({ length: count }, (_, n) => n + 1)

test.each([
  [0, []],
  [1, [[1, null, null, null]]],
  [4, [[1, 2, 3, 4]]],
  [
    5,
    [
      [1, 3, 5, null],
      [2, 4, null, null],
    ],
  ],
  [
    8,
    [
      [1, 3, 5, 7],
      [2, 4, 6, 8],
    ],
  ],
])('%i cards, four on a sheet', (count, sheets) => expect(cutAndStack(rows(count), 4)).toEqual(sheets))

test.each([1, 7, 16, 43])('cut and laid on each other, %i cards are in order', (count) => {
  const sheets = cutAndStack(rows(count), 4)
  const piles = [0, 1, 2, 3].flatMap((place) => sheets.map((sheet) => sheet[place]))
  expect(piles.filter((card) => card !== null)).toEqual(rows(count))
})

test('without the trick', () =>
  expect(sheetAfterSheet(rows(5), 4)).toEqual([
    [1, 2, 3, 4],
    [5, null, null, null],
  ]))
