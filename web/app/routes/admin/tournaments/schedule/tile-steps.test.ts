import { expect, test } from 'vitest'
import { tileAfter } from './tile-steps.ts'

/*
 *      0  1  2  3
 *  0   a     b  c
 *  1
 *  2      d     e
 */
const tiles = [
  { id: 'a', row: 0, column: 0 },
  { id: 'b', row: 0, column: 2 },
  { id: 'c', row: 0, column: 3 },
  { id: 'd', row: 2, column: 1 },
  { id: 'e', row: 2, column: 3 },
]

test.each([
  ['a', 'ArrowRight', 'b'],
  ['b', 'ArrowRight', 'c'],
  ['c', 'ArrowRight', null],
  ['c', 'ArrowLeft', 'b'],
  ['a', 'ArrowLeft', null],
  ['a', 'ArrowDown', 'd'],
  ['c', 'ArrowDown', 'e'],
  ['d', 'ArrowDown', null],
  ['e', 'ArrowUp', 'c'],
  ['d', 'ArrowUp', 'a'],
  ['b', 'Home', 'a'],
  ['a', 'End', 'c'],
  ['a', 'Enter', null],
  ['gone', 'ArrowRight', null],
])('from %s by %s to %s', (from, key, to) => expect(tileAfter(tiles, from, key)).toBe(to))
