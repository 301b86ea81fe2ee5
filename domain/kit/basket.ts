import { seenPriceRefusal } from '../pricing/seen-price.ts'
import { kitOrderPrice } from './catalogue.ts'
import type { KitItem } from './items.ts'
import type { Kit } from './product.ts'

/** What a basket comes to by the catalogue (K-13). */
export const basketCents = (kit: Kit, lines: readonly { itemType: KitItem; quantity: number }[]): number =>
  lines.reduce((sum, { itemType, quantity }) => sum + kitOrderPrice(kit, itemType, quantity).totalCents, 0)

/** null when a family pays what it has seen, or has not said what that was (K-13). */
export const kitTotalRefusal = (seenCents: number | null, cents: number) =>
  seenPriceRefusal(seenCents, cents, 'priceOfOrderChanged')
