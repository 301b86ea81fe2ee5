import * as z from 'zod'
import { email, line, link, phone, wholeNumber } from './fields.ts'

/** How to reach the club, and where to see it. */
export const contact = z.strictObject({
  email,
  phone,
  /** As it is registered; on receipts and statements. */
  legalName: line.optional(),
  /** Where paper reaches the club; the law wants one in each newsletter. Without it, the field's stands there. */
  postalAddress: line.optional(),
  hours: line,
  answerWithinDays: wholeNumber(1, 14),
  socialVideoLink: link,
  socialPhotoLink: link,
  privacyOfficer: z.strictObject({ name: line, email }),
})
export type Contact = z.infer<typeof contact>
