import { isShippedItem, KIT_ITEMS, type KitItem, ownItem, type ShippedItem } from './items.ts'
import { CHART_OF, type SizeChart, sizesFor } from './sizes.ts'

/** What the club's settings say about an item (K-19). */
export interface KitProduct {
  name: string
  priceCents: number
  isSold: boolean
  /** The sizes the club offers; missing if there is nothing to choose (K-20). */
  sizes?: string[]
}

/** An item the club has added itself. It can name the sizes as it likes (K-22). */
export interface OwnProduct extends KitProduct {
  /** Stays the same when the item is renamed. */
  id: string
  sizes: string[]
}

export interface Kit extends Record<ShippedItem, KitProduct> {
  own: OwnProduct[]
}

/** All items of the club, on sale or not: ours first, then its own. */
export const kitItems = (kit: Kit): KitItem[] => [...KIT_ITEMS, ...kit.own.map(({ id }) => ownItem(id))]

/** The item of this type; null if the club does not have one. */
export const kitItemNamed = (kit: Kit, text: string): KitItem | null =>
  kitItems(kit).find((item) => item === text) ?? null

/** Stands in for an item that no longer exists. */
const GONE: KitProduct = { name: 'Item no longer in the store', priceCents: 0, isSold: false, sizes: [] }

export const productOf = (kit: Kit, item: KitItem): KitProduct =>
  isShippedItem(item) ? kit[item] : (kit.own.find(({ id }) => ownItem(id) === item) ?? GONE)

const isGarment = (size: string): boolean => sizesFor('GARMENT').includes(size)

/** An item of the club's own that comes in garment sizes is sized like a garment (K-22). */
export function chartOf(kit: Kit, item: KitItem): SizeChart {
  if (isShippedItem(item)) return CHART_OF[item]
  const { sizes = [] } = productOf(kit, item)
  if (sizes.length === 0) return 'ONE_SIZE'
  return sizes.every(isGarment) ? 'GARMENT' : 'OWN'
}

/** Every size that is made, smallest first. Sizes that the club named itself keep its order. */
export function madeSizes(kit: Kit, item: KitItem): readonly string[] {
  const chart = chartOf(kit, item)
  return chart === 'OWN' ? (productOf(kit, item).sizes ?? []) : sizesFor(chart)
}

/** For the middle of a sentence: 'home jersey', but 'PMFC scarf'. */
export const inSentence = (name: string): string =>
  name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
