import { expect, test } from 'vitest'
import { drawnRows } from './use-virtual-rows.ts'

test.each([
  ['at the top', 300, { from: 0, to: 46 }],
  ['a little scrolled', -499, { from: 0, to: 46 }],
  ['after a step', -500, { from: 0, to: 56 }],
  ['far down', -25_000, { from: 480, to: 546 }],
  ['at the end', -49_300, { from: 960, to: 1000 }],
  ['beyond the end, when rows have just gone', -90_000, { from: 980, to: 1000 }],
])('of a thousand rows, %s', (_where, top, drawn) => {
  expect(drawnRows(1000, 50, top, 800)).toEqual(drawn)
})
