import * as z from 'zod'
import { normaliseEmail } from '../identity/email-address.ts'

const isKeepable = (text: string) => text.isWellFormed() && !/\p{Cc}/u.test(text)

/** A line of text, trimmed. */
export const line = (least: number, most: number) =>
  z
    .string('Fill this in.')
    .trim()
    .min(least, least === 1 ? 'Fill this in.' : `Write at least ${least} characters.`)
    .max(most, `Write at most ${most} characters.`)
    .refine(isKeepable, 'Write one line of plain text.')

/** An id of any form; the handler checks whether it exists. */
export const Id = line(1, 128)

export const Email = line(1, 254).refine(
  (text) => normaliseEmail(text) !== null,
  'This is not an email address.',
)

/** The version that the user's decision is based on. */
export const SeenVersion = z
  .int('Give the version that you have seen.')
  .min(1, 'Give the version that you have seen.')

/** A UTC timestamp. */
export const Instant = z.iso.datetime()
