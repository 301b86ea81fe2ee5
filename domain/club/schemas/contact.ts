import * as z from 'zod'
import { email, line, link, phone, wholeNumber } from './fields.ts'

/** How to reach the club and where to find it. */
export const contact = z.strictObject({
  email,
  phone,
  /** The registered name, for receipts and statements. */
  legalName: line.optional(),
  /** The mailing address, which the law requires in each newsletter. If it is missing, the field's address is used. */
  postalAddress: line.optional(),
  hours: line,
  answerWithinDays: wholeNumber(1, 14),
  socialVideoLink: link,
  socialPhotoLink: link,
  privacyOfficer: z.strictObject({ name: line, email }),
})
export type Contact = z.infer<typeof contact>
