import * as z from 'zod'
import { cents, line, list, month, percent, wholeNumber } from './fields.ts'

/** What the club promises about the season: ages, prices, discounts, weather. */
export const facts = z.strictObject({
  title: line,
  foundedYear: wholeNumber(1850, 2100),
  area: line,
  ages: z
    .strictObject({ from: wholeNumber(1, 18), to: wholeNumber(1, 18) })
    .refine(({ from, to }) => from <= to, {
      path: ['to'],
      message: 'The oldest age comes before the youngest.',
    }),
  monthlyCents: z.strictObject({ once: cents, twice: cents }),
  family: z.strictObject({ percent, minChildren: wholeNumber(2, 10) }),
  /** Months at a lower price, such as a December with two weekends; null: none this season. */
  special: z
    .strictObject({ name: line, percent, months: list(month, { least: 1, most: 12 }), reason: line })
    .nullable(),
  weather: line,
})
export type Facts = z.infer<typeof facts>
