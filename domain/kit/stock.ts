import { type Refusal, refusalIn } from '../refusal.ts'
import * as texts from './catalogue.texts.ts'
import { offeredSizes } from './catalogue.ts'
import { FULL_KIT_PARTS, type KitItem } from './items.ts'
import { chartOf, type Kit, madeSizes, productOf } from './product.ts'
import { ONE_SIZE, sizesFor } from './sizes.ts'

/** Something the club has run out of: one size of an item, or all of it. */
export interface SoldOut {
  item: KitItem
  size: string | null
}

/** Every size that is made; for a full kit, those of its garments and of its socks. */
export const singleSizes = (kit: Kit, item: KitItem): readonly string[] =>
  item === 'FULL_KIT' ? [...sizesFor('GARMENT'), ...sizesFor('SOCKS')] : madeSizes(kit, item)

/** The sizes of an item that are out of stock. A full kit is out when one of its parts is (K-12). */
export function sizesOut(kit: Kit, soldOut: readonly SoldOut[], item: KitItem): string[] {
  const kinds: readonly KitItem[] = item === 'FULL_KIT' ? [item, ...FULL_KIT_PARTS] : [item]
  return soldOut
    .filter((out) => kinds.includes(out.item))
    .flatMap((out) => (out.size === null ? singleSizes(kit, out.item) : [out.size]))
}

/** Whether no size is left; for a full kit, no garments or no socks. */
export function isSoldOut(kit: Kit, soldOut: readonly SoldOut[], item: KitItem): boolean {
  const out = sizesOut(kit, soldOut, item)
  const left = offeredSizes(kit, item).filter((size) => !out.includes(size))
  if (item !== 'FULL_KIT') return left.length === 0
  return (['GARMENT', 'SOCKS'] as const).some((one) => !sizesFor(one).some((size) => left.includes(size)))
}

/** null when the item is available in that size (K-12). */
export function stockRefusal(
  kit: Kit,
  soldOut: readonly SoldOut[],
  item: KitItem,
  size: string | null,
): Refusal<'SIZE_OUT'> | null {
  const out = sizesOut(kit, soldOut, item)
  if (!(size || ONE_SIZE).split('/').some((part) => out.includes(part))) return null
  const facts = { item: productOf(kit, item).name, size: size ?? '' }
  const sentence = chartOf(kit, item) === 'ONE_SIZE' ? 'itemIsOut' : 'sizeIsOut'
  return refusalIn(texts, { code: 'SIZE_OUT', field: 'size', sentence, facts })
}
