import * as z from 'zod'
import type { KitItem } from '../../kit/items.ts'
import { KIT_ITEMS } from '../../kit/items.ts'
import { line, list, paragraph, paragraphWithFields } from './fields.ts'
import { kitItem, sizesToName } from './kit-item.ts'

/** An item that is sold out, either completely or in one size. */
const soldOut = z
  .strictObject({
    item: kitItem(KIT_ITEMS),
    size: line.nullable(),
  })
  .refine(({ item, size }) => size === null || (sizesToName(item)?.includes(size) ?? true), {
    path: ['size'],
    error: (issue) =>
      `Choose one of ${sizesToName((issue.input as { item: KitItem }).item)?.join(', ')}, or leave it empty for all sizes.`,
  })

/** The words around the kit store. Items, sizes and prices are in the `kit` setting. */
export const store = z.strictObject({
  isOpen: z.boolean('Choose yes or no.'),
  closed: paragraph,
  steps: list(z.strictObject({ title: line, text: paragraphWithFields }), { least: 1, most: 6 }),
  pickUp: paragraphWithFields,
  returns: paragraph,
  sizeAdvice: paragraph,
  handMeDown: paragraph,
  /** Missing in settings saved before this field existed. */
  soldOut: list(soldOut, { most: 60 }).optional(),
})
export type Store = z.infer<typeof store>
