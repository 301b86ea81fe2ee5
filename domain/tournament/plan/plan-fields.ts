import * as z from 'zod'
import { isMoment } from './moment.ts'

/** Field types shared by the lists of a plan. */

export const id = z
  .string('This needs its own name.')
  .regex(/^[A-Za-z0-9][\w.:-]{0,63}$/, 'Use letters, numbers and hyphens, at most 64.')

export const moment = z
  .string('Please fill this in.')
  .refine(isMoment, 'Please write it as 2026-02-21T09:30.')

/** May be empty, unlike the lines of the club's settings. */
export const note = z.string().trim().max(200, 'This is too long: at most 200 characters.').default('')
export const longNote = z.string().trim().max(2_000, 'This is too long: at most 2000 characters.').default('')

export const reference = id.nullable().default(null)

export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, `Choose one of ${values.join(', ')}.`)
