import * as z from 'zod'
import { KIT_ITEMS } from '../../kit/items.ts'
import { singleSizes } from '../../kit/stock.ts'
import { line, list, paragraph, paragraphWithFields } from './fields.ts'

/** An item of which there is none left, or, with a size, none in that size. */
const soldOut = z
  .strictObject({
    item: z.enum(KIT_ITEMS, `Choose one of ${KIT_ITEMS.join(', ')}.`),
    size: line.nullable(),
  })
  .refine(({ item, size }) => size === null || singleSizes(item).includes(size), {
    path: ['size'],
    error: (issue) =>
      `Choose one of ${singleSizes((issue.input as { item: (typeof KIT_ITEMS)[number] }).item).join(', ')}, or leave it empty for all sizes.`,
  })

/** The words around the kit store; items, sizes and prices are a setting of their own (`kit`). */
export const store = z.strictObject({
  isOpen: z.boolean('Choose yes or no.'),
  closed: paragraph,
  steps: list(z.strictObject({ title: line, text: paragraphWithFields }), { least: 1, most: 6 }),
  pickUp: paragraphWithFields,
  returns: paragraph,
  sizeAdvice: paragraph,
  handMeDown: paragraph,
  /** Left out by settings from before there was one. */
  soldOut: list(soldOut, { most: 60 }).optional(),
})
export type Store = z.infer<typeof store>
