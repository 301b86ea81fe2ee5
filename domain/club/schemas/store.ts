import * as z from 'zod'
import { line, list, paragraph } from './fields.ts'

/** The words around the kit store; items, sizes and prices are in the catalogue. */
export const store = z.strictObject({
  isOpen: z.boolean('Choose yes or no.'),
  closed: paragraph,
  steps: list(z.strictObject({ title: line, text: paragraph }), { least: 1, most: 6 }),
  pickUp: paragraph,
  returns: paragraph,
  sizeAdvice: paragraph,
  handMeDown: paragraph,
})
export type Store = z.infer<typeof store>
