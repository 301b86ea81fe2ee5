import * as z from 'zod'
import { normaliseEmail } from '../identity/email-address.ts'

const isKeepable = (text: string) => text.isWellFormed() && !/\p{Cc}/u.test(text)

/** One line of text, without spaces around it. */
export const line = (least: number, most: number) =>
  z
    .string('Fill this in.')
    .trim()
    .min(least, least === 1 ? 'Fill this in.' : `Write at least ${least} characters.`)
    .max(most, `Write at most ${most} characters.`)
    .refine(isKeepable, 'Write one line of plain text.')

/** Of whatever kind; an id that nobody has is for the handler to tell. */
export const Id = line(1, 128)

export const Email = line(1, 254).refine(
  (text) => normaliseEmail(text) !== null,
  'This is not an email address.',
)

/** What one decides on is what one has seen. */
export const SeenVersion = z
  .int('Give the version that you have seen.')
  .min(1, 'Give the version that you have seen.')

/** An instant, as UTC text. */
export const Instant = z.iso.datetime()
