import { expect, test } from 'vitest'
import { freeSpot } from './free-spot.ts'

const size = (acrossMetres: number, downMetres: number) => ({ acrossMetres, downMetres })
/** Drawn one after the other. */
function spots(...sizes: [number, number][]) {
  const drawn: { x: number; y: number; acrossMetres: number; downMetres: number }[] = []
  for (const [across, down] of sizes) {
    const one = size(across, down)
    drawn.push({ ...one, ...freeSpot(drawn, one) })
  }
  return drawn
}
const places = (...sizes: [number, number][]) => spots(...sizes).map(({ x, y }) => [x, y])

test('four 7v7 pitches fill a turf, two and two', () =>
  expect(places([46, 30], [46, 30], [46, 30], [46, 30])).toEqual([
    [0, 0],
    [50, 0],
    [0, 34],
    [50, 34],
  ]))

test('a small one finds the gap beside the large ones', () =>
  expect(places([46, 30], [46, 30], [100, 64], [28, 22])).toEqual([
    [0, 0],
    [50, 0],
    [0, 34],
    [0, 102],
  ]))

test('one that is wider than the turf comes below', () =>
  expect(places([30, 30], [120, 90])).toEqual([
    [0, 0],
    [0, 34],
  ]))

test('none covers another', () => {
  const drawn = spots([28, 22], [46, 30], [30, 30], [64, 45], [28, 22], [100, 64], [30, 25])
  for (const [n, a] of drawn.entries())
    for (const b of drawn.slice(n + 1))
      expect(
        a.x >= b.x + b.acrossMetres ||
          b.x >= a.x + a.acrossMetres ||
          a.y >= b.y + b.downMetres ||
          b.y >= a.y + a.downMetres,
      ).toBe(true)
})
