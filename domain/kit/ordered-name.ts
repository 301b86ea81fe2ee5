import { isShippedItem, type KitItem } from './items.ts'
import { type Kit, productOf } from './product.ts'
import { SHIPPED_KIT } from './shipped-kit.ts'

/** An item as it is stored in an order. */
export interface OrderedItem {
  itemType: KitItem
  /** null: the name we gave it. */
  itemName: string | null
}

/** The name to store in an order: null for a shipped name, so that it can be shown in every language (K-23). */
export function nameToKeep(kit: Kit, item: KitItem): string | null {
  const { name } = productOf(kit, item)
  return isShippedItem(item) && name === SHIPPED_KIT[item].name ? null : name
}

/** The name under which it was ordered, whatever the club calls it now (K-23). */
export const orderedName = (kit: Kit, { itemType, itemName }: OrderedItem): string =>
  itemName ?? (isShippedItem(itemType) ? SHIPPED_KIT[itemType] : productOf(kit, itemType)).name
