import * as z from 'zod'
import { isShippedItem, type KitItem, OWN_ITEM } from '../../kit/items.ts'
import { SHIPPED_KIT } from '../../kit/shipped-kit.ts'
import { singleSizes } from '../../kit/stock.ts'

/** One of these, or an item the club has added itself; a form lets people choose it by name. */
export const kitItem = <const Items extends readonly string[]>(items: Items) =>
  z
    .union([z.enum(items), z.templateLiteral([OWN_ITEM, z.string()])], `Choose one of ${items.join(', ')}.`)
    .meta({ kind: 'kit-item' })

/** The sizes of one of our shipped items. Those of a club's own item are set in `kit` and can change there. */
export const sizesToName = (item: KitItem): readonly string[] | null =>
  isShippedItem(item) ? singleSizes(SHIPPED_KIT, item) : null
