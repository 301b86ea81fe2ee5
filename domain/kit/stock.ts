import type { Refusal } from '../refusal.ts'
import { type Kit, offeredSizes } from './catalogue.ts'
import { FULL_KIT_PARTS, type KitItem } from './items.ts'
import { CHART_OF, ONE_SIZE, sizesFor } from './sizes.ts'

/** What the club has run out of: one size of an item, or all of it. */
export interface SoldOut {
  item: KitItem
  size: string | null
}

/** All sizes that are made, one by one; a full kit's are those of its garments and those of its socks. */
export function singleSizes(item: KitItem): readonly string[] {
  const chart = CHART_OF[item]
  return chart === 'GARMENT_AND_SOCKS' ? [...sizesFor('GARMENT'), ...sizesFor('SOCKS')] : sizesFor(chart)
}

/** The sizes of an item that nobody can have right now; a full kit lacks what its parts lack (K-12). */
export function sizesOut(soldOut: readonly SoldOut[], item: KitItem): string[] {
  const kinds: readonly KitItem[] = item === 'FULL_KIT' ? [item, ...FULL_KIT_PARTS] : [item]
  return soldOut
    .filter((out) => kinds.includes(out.item))
    .flatMap((out) => (out.size === null ? singleSizes(out.item) : [out.size]))
}

/** Whether there is none of it left in any size: of a full kit, no garment or no socks. */
export function isSoldOut(kit: Kit, soldOut: readonly SoldOut[], item: KitItem): boolean {
  const out = sizesOut(soldOut, item)
  const left = offeredSizes(kit, item).filter((size) => !out.includes(size))
  const chart = CHART_OF[item]
  const charts = chart === 'GARMENT_AND_SOCKS' ? (['GARMENT', 'SOCKS'] as const) : [chart]
  return charts.some((one) => !sizesFor(one).some((size) => left.includes(size)))
}

/** null when the item is there in that size (K-12). */
export function stockRefusal(
  kit: Kit,
  soldOut: readonly SoldOut[],
  item: KitItem,
  size: string | null,
): Refusal<'SIZE_OUT'> | null {
  const out = sizesOut(soldOut, item)
  if (!(size || ONE_SIZE).split('/').some((part) => out.includes(part))) return null
  const { name } = kit[item]
  const what = CHART_OF[item] === 'ONE_SIZE' ? name : `${name} in ${size}`
  return {
    code: 'SIZE_OUT',
    field: 'size',
    message: `${what}: out right now. Ask us when it comes in again.`,
  }
}
