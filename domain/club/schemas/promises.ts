import * as z from 'zod'
import { line, list, paragraph, paragraphs } from './fields.ts'

/** Who the club is: its story, its promises, how the ages differ, and what it does to keep children safe. */
export const promises = z.strictObject({
  story: paragraphs,
  promises: list(z.strictObject({ title: line, text: paragraph }), { least: 1, most: 8 }),
  ages: list(z.strictObject({ ages: line, title: line, text: paragraph }), { least: 1, most: 8 }),
  /** Only what the club really does. */
  safeSport: list(paragraph, { most: 12 }),
  volunteers: paragraph,
})
export type Promises = z.infer<typeof promises>
