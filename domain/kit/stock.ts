import type { Refusal } from '../refusal.ts'
import { KIT_CATALOGUE } from './catalogue.ts'
import { FULL_KIT_PARTS, type KitItem } from './items.ts'
import { ONE_SIZE, sizesFor } from './sizes.ts'

/** What the club has run out of: one size of an item, or all of it. */
export interface SoldOut {
  item: KitItem
  size: string | null
}

/** The sizes that are chosen one by one; a full kit's are those of its garments and those of its socks. */
export function singleSizes(item: KitItem): readonly string[] {
  const { sizeChart } = KIT_CATALOGUE[item]
  return sizeChart === 'GARMENT_AND_SOCKS'
    ? [...sizesFor('GARMENT'), ...sizesFor('SOCKS')]
    : sizesFor(sizeChart)
}

/** The sizes of an item that nobody can have right now; a full kit lacks what its parts lack (K-12). */
export function sizesOut(soldOut: readonly SoldOut[], item: KitItem): string[] {
  const kinds: readonly KitItem[] = item === 'FULL_KIT' ? [item, ...FULL_KIT_PARTS] : [item]
  return soldOut
    .filter((out) => kinds.includes(out.item))
    .flatMap((out) => (out.size === null ? singleSizes(out.item) : [out.size]))
}

/** Whether there is none of it left in any size: of a full kit, no garment or no socks. */
export function isSoldOut(soldOut: readonly SoldOut[], item: KitItem): boolean {
  const out = sizesOut(soldOut, item)
  const { sizeChart } = KIT_CATALOGUE[item]
  const charts = sizeChart === 'GARMENT_AND_SOCKS' ? (['GARMENT', 'SOCKS'] as const) : [sizeChart]
  return charts.some((chart) => sizesFor(chart).every((size) => out.includes(size)))
}

/** null when the item is there in that size (K-12). */
export function stockRefusal(
  soldOut: readonly SoldOut[],
  item: KitItem,
  size: string | null,
): Refusal<'SIZE_OUT'> | null {
  const out = sizesOut(soldOut, item)
  if (!(size || ONE_SIZE).split('/').some((part) => out.includes(part))) return null
  const { label, sizeChart } = KIT_CATALOGUE[item]
  const what = sizeChart === 'ONE_SIZE' ? label : `${label} in ${size}`
  return {
    code: 'SIZE_OUT',
    field: 'size',
    message: `${what}: out right now. Ask us when it comes in again.`,
  }
}
