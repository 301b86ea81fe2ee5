import { expect, test } from 'vitest'
import { roundUp } from './bar-chart.tsx'

test.each([
  [0, 2],
  [1, 2],
  [2, 2],
  [3, 4],
  [5, 6],
  [7, 10],
  [10, 10],
  [11, 20],
  [41, 60],
  [60, 60],
  [61, 100],
  [12_345, 20_000],
])('a chart of at most %i ends at %i', (value, end) => expect(roundUp(value)).toBe(end))
