import { keysOf } from '../records.ts'
import { offeredSizes } from './catalogue.ts'
import type { KitItem } from './items.ts'
import { chartOf, type Kit } from './product.ts'
import type { SizeChart } from './sizes.ts'

/** The sizes stored with a player, and the chart of each (K-8). */
const CHARTS = {
  shirtSize: 'GARMENT',
  sockSize: 'SOCKS',
  shinGuardSize: 'SHIN_GUARDS',
  ballSize: 'BALL',
} as const satisfies Record<string, SizeChart>

export type RememberedSize = keyof typeof CHARTS
export const REMEMBERED_SIZES = keysOf(CHARTS)
export type RememberedSizes = Partial<Record<RememberedSize, string | null>>

/** The parts that make up an item's size, in the order they are written. */
const PARTS: Record<SizeChart, readonly RememberedSize[]> = {
  GARMENT: ['shirtSize'],
  SOCKS: ['sockSize'],
  SHIN_GUARDS: ['shinGuardSize'],
  BALL: ['ballSize'],
  ONE_SIZE: [],
  GARMENT_AND_SOCKS: ['shirtSize', 'sockSize'],
  OWN: [],
}

const partsOf = (kit: Kit, item: KitItem) => PARTS[chartOf(kit, item)]

/** The player's sizes that an order reveals; a full kit reveals two (K-8). */
export function sizesIn(kit: Kit, item: KitItem, size: string | null): RememberedSizes {
  const sizes = size?.split('/') ?? []
  return Object.fromEntries(partsOf(kit, item).flatMap((part, n) => (sizes[n] ? [[part, sizes[n]]] : [])))
}

/** The player's sizes that apply to an item and are still offered. */
export function knownSizes(kit: Kit, item: KitItem, sizes: RememberedSizes): RememberedSizes {
  const offered = offeredSizes(kit, item)
  return Object.fromEntries(
    partsOf(kit, item).flatMap((part) => {
      const size = sizes[part]
      return size && offered.includes(size) ? [[part, size]] : []
    }),
  )
}

/**
 * The size to preselect in an order; for a full kit 'YM/' if only the shirt size is known. null: nothing is known
 * (K-8).
 */
export function sizeToBegin(kit: Kit, item: KitItem, sizes: RememberedSizes): string | null {
  const known = knownSizes(kit, item, sizes)
  const parts = partsOf(kit, item).map((part) => known[part] ?? '')
  return parts.some((part) => part !== '') ? parts.join('/') : null
}
