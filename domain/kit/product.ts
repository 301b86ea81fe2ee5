import { isShippedItem, KIT_ITEMS, type KitItem, ownItem, type ShippedItem } from './items.ts'
import { CHART_OF, type SizeChart, sizesFor } from './sizes.ts'

/** What the club says of an item in its settings (K-19). */
export interface KitProduct {
  name: string
  priceCents: number
  isSold: boolean
  /** Those that the club offers; none are named where there is nothing to choose (K-20). */
  sizes?: string[]
}

/** One that the club has added itself; its sizes are whatever the club calls them (K-22). */
export interface OwnProduct extends KitProduct {
  /** Stays when the item gets another name. */
  id: string
  sizes: string[]
}

export interface Kit extends Record<ShippedItem, KitProduct> {
  own: OwnProduct[]
}

/** All that the club has, in the store or not: ours first, then its own. */
export const kitItems = (kit: Kit): KitItem[] => [...KIT_ITEMS, ...kit.own.map(({ id }) => ownItem(id))]

/** The item that a text names; null for one that the club does not have. */
export const kitItemNamed = (kit: Kit, text: string): KitItem | null =>
  kitItems(kit).find((item) => item === text) ?? null

/** Of an item that is no longer there. */
const GONE: KitProduct = { name: 'Item no longer in the store', priceCents: 0, isSold: false, sizes: [] }

export const productOf = (kit: Kit, item: KitItem): KitProduct =>
  isShippedItem(item) ? kit[item] : (kit.own.find(({ id }) => ownItem(id) === item) ?? GONE)

const isGarment = (size: string): boolean => sizesFor('GARMENT').includes(size)

/** An item of the club's that comes in sizes of our garments is worn like one of them (K-22). */
export function chartOf(kit: Kit, item: KitItem): SizeChart {
  if (isShippedItem(item)) return CHART_OF[item]
  const { sizes = [] } = productOf(kit, item)
  if (sizes.length === 0) return 'ONE_SIZE'
  return sizes.every(isGarment) ? 'GARMENT' : 'OWN'
}

/** All sizes that are made, smallest first; of what the club has named itself, in its order. */
export function madeSizes(kit: Kit, item: KitItem): readonly string[] {
  const chart = chartOf(kit, item)
  return chart === 'OWN' ? (productOf(kit, item).sizes ?? []) : sizesFor(chart)
}

/** In the middle of a sentence: 'home jersey', but 'PMFC scarf'. */
export const inSentence = (name: string): string =>
  name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
