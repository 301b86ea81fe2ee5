import * as z from 'zod'
import { line, link, paragraph } from './fields.ts'

/** Where the club trains. */
export const field = z.strictObject({
  name: line,
  city: line,
  address: line,
  mapLink: link,
  gate: paragraph,
  parking: paragraph,
  washrooms: paragraph,
  transit: paragraph,
  /** null until the club has confirmed it either way, so that nobody is promised light that may not be there. */
  floodlit: z.boolean('Choose yes or no.').nullable(),
})
export type Field = z.infer<typeof field>
