import type { StockLine } from '../club/schemas/kit-stock.ts'
import { isOneOf } from '../is-one-of.ts'
import { type KitOrderStatus, OPEN_KIT_STATUSES } from '../status/kit-order.ts'
import { ONE_SIZE } from './sizes.ts'
import { type Pieces, partsOf } from './supplier-totals.ts'

/** The parts of a family's order that matter for the stock. */
export interface Taken extends Pieces {
  status: KitOrderStatus
  deliveredDate: string | null
}

export interface StockLevel extends Pick<StockLine, 'item' | 'size' | 'coming'> {
  shelf: number
  /** Ordered by families but not handed over yet. */
  promised: number
  /** Left for the next family; if negative, the club is short by that many. */
  free: number
}

const isOf = (line: Pick<StockLine, 'item' | 'size'>, { itemType, size }: Pieces): boolean =>
  line.item === itemType && line.size === (size || ONE_SIZE)

const sum = (pieces: readonly Pieces[]) => pieces.reduce((all, { quantity }) => all + quantity, 0)

/**
 * The stock of everything that is counted (K-16). Handing over an order writes nothing here: the shelf is the last
 * count minus what was handed over since. An order that is taken back is therefore back on the shelf automatically.
 */
export function stockLevels(stock: readonly StockLine[], orders: readonly Taken[]): StockLevel[] {
  const parts = orders.flatMap((order) => partsOf(order).map((part) => ({ ...order, ...part })))
  return stock.map((line) => {
    const own = parts.filter((part) => isOf(line, part))
    const gone = own.filter(
      ({ status, deliveredDate }) =>
        status === 'DELIVERED' && Date.parse(deliveredDate ?? '') > Date.parse(line.countedAt),
    )
    const promised = sum(own.filter(({ status }) => isOneOf(OPEN_KIT_STATUSES, status)))
    const shelf = line.count - sum(gone)
    const { item, size, coming } = line
    return { item, size, coming, shelf, promised, free: shelf - promised }
  })
}

/**
 * The items that would run short after this order, with their levels after it. Items that are not counted never do
 * (K-17).
 */
export const shortAfter = (levels: readonly StockLevel[], order: Pieces): StockLevel[] =>
  partsOf(order).flatMap((part) =>
    levels
      .filter((level) => isOf(level, part) && level.free < part.quantity)
      .map((level) => ({ ...level, free: level.free - part.quantity })),
  )

/** A new count, an order from the supplier, or a delivery. */
export type StockBooking = 'COUNT' | 'ORDER' | 'DELIVERY'

/**
 * Books pieces by item and size, full kits as their parts. Anything not counted before is counted from now on (K-18).
 */
export function bookStock(
  stock: readonly StockLine[],
  booking: StockBooking,
  pieces: readonly Pieces[],
  now: string,
): StockLine[] {
  let booked = [...stock]
  for (const part of pieces.flatMap(partsOf)) {
    const known = booked.find((line) => isOf(line, part))
    const before = known ?? {
      item: part.itemType,
      size: part.size || ONE_SIZE,
      count: 0,
      countedAt: now,
      coming: 0,
    }
    const after = bookedLine(before, booking, part.quantity, now)
    booked = known ? booked.map((line) => (line === known ? after : line)) : [...booked, after]
  }
  return booked
}

function bookedLine(line: StockLine, booking: StockBooking, quantity: number, now: string): StockLine {
  switch (booking) {
    case 'COUNT':
      return { ...line, count: quantity, countedAt: now }
    case 'ORDER':
      return { ...line, coming: line.coming + quantity }
    case 'DELIVERY':
      return {
        ...line,
        count: line.count + quantity,
        coming: Math.max(0, line.coming - quantity),
      }
  }
}
