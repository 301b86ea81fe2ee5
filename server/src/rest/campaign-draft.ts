import { audience } from '@touchline/domain/mail/audience.ts'
import { LONGEST_BODY, LONGEST_SUBJECT } from '@touchline/domain/mail/campaign.ts'
import { PURPOSES } from '@touchline/domain/mail/campaign-text.ts'
import { isKeepable } from '@touchline/domain/models/inputs.ts'
import * as z from 'zod'

const plain = 'Write plain text.'

const subject = z
  .string('Write a subject.')
  .max(LONGEST_SUBJECT, `Write at most ${LONGEST_SUBJECT} characters.`)
  .refine((text) => isKeepable(text) && !/\p{Cc}/u.test(text), 'Write one line of plain text.')

const body = z
  .string('Write what you want to say.')
  .max(LONGEST_BODY, `Write at most ${LONGEST_BODY} characters.`)
  .refine(isKeepable, plain)

const inLanguages = (text: typeof body) => {
  const translation = z.strictObject({ text, english: text })
  return z.strictObject({ 'zh-Hans': translation.optional(), 'zh-Hant': translation.optional() }).optional()
}

const SMALL_BODY = 64 * 1024
const BYTES_A_CHARACTER = 3

/** A text, its two translations, and the English original of each. */
export const LARGEST_DRAFT = SMALL_BODY + 5 * (LONGEST_SUBJECT + LONGEST_BODY) * BYTES_A_CHARACTER

/** A draft may be incomplete; it is checked when it is sent. */
export const draftBody = {
  purpose: z.enum(PURPOSES, 'Choose notice or newsletter.'),
  subject,
  body,
  translations: z
    .strictObject({ subject: inLanguages(subject), body: inLanguages(body) })
    .optional()
    .describe('In other languages, each with the English it was made from; as they are if left out'),
  audience,
}
