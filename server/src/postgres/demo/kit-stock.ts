import type { StockLine } from '@touchline/domain/club/schemas/kit-stock.ts'
import { ONE_SIZE } from '@touchline/domain/kit/sizes.ts'
import { DAY } from './context.ts'

/** What lay on the shelf two weeks ago, and what is coming: enough of most things, too little of some. */
const SHELF: [item: StockLine['item'], size: string, count: number, coming: number][] = [
  ['SOCKS', 'XS', 6, 0],
  ['SOCKS', 'S', 9, 0],
  ['SOCKS', 'M', 4, 10],
  ['SHIN_GUARDS', 'S', 5, 0],
  ['TOQUE', ONE_SIZE, 12, 0],
  ['SHORTS', 'YS', 3, 0],
  ['SHORTS', 'YM', 2, 6],
  ['JERSEY_HOME', 'YS', 1, 6],
  ['JERSEY_HOME', 'YM', 4, 0],
  ['HOODIE', 'YM', 0, 0],
  ['BALL', '4', 8, 0],
]

export function demoStock(now: Date): string {
  const countedAt = new Date(now.getTime() - 14 * DAY).toISOString()
  const lines: StockLine[] = SHELF.map(([item, size, count, coming]) => ({
    item,
    size,
    count,
    countedAt,
    coming,
  }))
  return JSON.stringify(lines)
}
