import type { KitItem } from './items.ts'
import { type Kit, kitItems, madeSizes } from './product.ts'
import { ONE_SIZE } from './sizes.ts'

/** Pieces of one item in one size. */
export interface Pieces {
  itemType: KitItem
  /** null for an item in one size. */
  size: string | null
  quantity: number
}

/** Pieces that exist on a shelf by themselves, unlike a full kit. */
interface Part extends Pieces {
  itemType: Exclude<KitItem, 'FULL_KIT'>
}

/** The parts of a full kit. Its size is a garment size and a sock size, 'YM/S' (K-5). */
export function partsOf({ itemType, size, quantity }: Pieces): Part[] {
  if (itemType !== 'FULL_KIT') return [{ itemType, size, quantity }]
  const [garment = null, sock = null] = size?.split('/') ?? []
  return [
    { itemType: 'JERSEY_HOME', size: garment, quantity },
    { itemType: 'SHORTS', size: garment, quantity },
    { itemType: 'SOCKS', size: sock, quantity },
  ]
}

/** What to order from the supplier: full kits as their parts, in catalogue and size order (K-11). */
export function supplierTotals(kit: Kit, ordered: readonly Pieces[]): Pieces[] {
  const sums = new Map<string, Pieces>()
  for (const piece of ordered.flatMap(partsOf)) {
    const size = piece.size === ONE_SIZE ? null : piece.size
    const key = `${piece.itemType} ${size}`
    const quantity = (sums.get(key)?.quantity ?? 0) + piece.quantity
    sums.set(key, { itemType: piece.itemType, size, quantity })
  }
  return [...sums.values()].toSorted(byCatalogue(kit))
}

/** Sorts by catalogue order, then by size. */
export function byCatalogue(kit: Kit): (a: Sorted, b: Sorted) => number {
  const items = kitItems(kit)
  const sizeRank = ({ itemType, size }: Sorted) => madeSizes(kit, itemType).indexOf(size ?? '')
  return (a, b) => items.indexOf(a.itemType) - items.indexOf(b.itemType) || sizeRank(a) - sizeRank(b)
}

type Sorted = Pick<Pieces, 'itemType' | 'size'>
