import { seenPriceRefusal } from '../pricing/seen-price.ts'
import { kitOrderPrice } from './catalogue.ts'
import type { KitItem } from './items.ts'
import type { Kit } from './product.ts'

/** The total of a basket at catalogue prices (K-13). */
export const basketCents = (kit: Kit, lines: readonly { itemType: KitItem; quantity: number }[]): number =>
  lines.reduce((sum, { itemType, quantity }) => sum + kitOrderPrice(kit, itemType, quantity).totalCents, 0)

/** null when the family pays the total it saw, or the request does not say which it saw (K-13). */
export const kitTotalRefusal = (seenCents: number | null, cents: number) =>
  seenPriceRefusal(seenCents, cents, 'priceOfOrderChanged')
