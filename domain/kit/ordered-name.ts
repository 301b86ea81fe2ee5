import { isShippedItem, type KitItem } from './items.ts'
import { type Kit, productOf } from './product.ts'
import { SHIPPED_KIT } from './shipped-kit.ts'

/** An item as an order keeps it. */
export interface OrderedItem {
  itemType: KitItem
  /** null: under the name that we have given it. */
  itemName: string | null
}

/** What an order keeps of today's name: nothing where it is ours, which can then be said in every language (K-23). */
export function nameToKeep(kit: Kit, item: KitItem): string | null {
  const { name } = productOf(kit, item)
  return isShippedItem(item) && name === SHIPPED_KIT[item].name ? null : name
}

/** The name under which it was ordered, whatever the club calls it by now (K-23). */
export const orderedName = (kit: Kit, { itemType, itemName }: OrderedItem): string =>
  itemName ?? (isShippedItem(itemType) ? SHIPPED_KIT[itemType] : productOf(kit, itemType)).name
