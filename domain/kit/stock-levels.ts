import type { StockLine } from '../club/schemas/kit-stock.ts'
import { isOneOf } from '../is-one-of.ts'
import { type KitOrderStatus, OPEN_KIT_STATUSES } from '../status/kit-order.ts'
import { ONE_SIZE } from './sizes.ts'
import { type Pieces, partsOf } from './supplier-totals.ts'

/** A family's order, as far as it takes something from the shelf. */
export interface Taken extends Pieces {
  status: KitOrderStatus
  deliveredDate: string | null
}

export interface StockLevel extends Pick<StockLine, 'item' | 'size' | 'coming'> {
  shelf: number
  /** Ordered by families and not handed over yet. */
  promised: number
  /** Left for the next family; below zero, the club is short of so many. */
  free: number
}

const isOf = (line: Pick<StockLine, 'item' | 'size'>, { itemType, size }: Pieces): boolean =>
  line.item === itemType && line.size === (size || ONE_SIZE)

const sum = (pieces: readonly Pieces[]) => pieces.reduce((all, { quantity }) => all + quantity, 0)

/**
 * What is there of each thing that is counted (K-16). Nothing is written when an order is handed over: the shelf is the
 * last count, less what was handed over since, so that an order taken back is back on the shelf by itself.
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

/** What there would be too little of after this order, each as it would be then; nothing of what is not counted (K-17). */
export const shortAfter = (levels: readonly StockLevel[], order: Pieces): StockLevel[] =>
  partsOf(order).flatMap((part) =>
    levels
      .filter((level) => isOf(level, part) && level.free < part.quantity)
      .map((level) => ({ ...level, free: level.free - part.quantity })),
  )

/** Counted anew, ordered from the supplier, or brought by them. */
export type StockBooking = 'COUNT' | 'ORDER' | 'DELIVERY'

/** Books pieces of items and sizes, full kits as their parts; what was not counted before is from now on (K-18). */
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
