import * as z from 'zod'
import { isDay } from '../calendar-day.ts'
import { ATTENDANCE_STATES } from './field-day.ts'

const key = z.string().regex(/^[\w-]{8,64}$/)
const day = z.string().refine(isDay)
const at = z.iso.datetime()
const words = z.string().trim().min(1).max(500)

/** A message from a phone at the field. It is sent until it arrives, and counts only once (J-4). */
export const fieldEntry = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('MARK'),
    key,
    day,
    at,
    playerId: z.string().max(128),
    /** null removes the mark. */
    state: z.enum(ATTENDANCE_STATES).nullable(),
  }),
  z.strictObject({ kind: z.literal('VISITOR'), key, day, at, words: words.max(80) }),
  z.strictObject({ kind: z.literal('NOTE'), key, day, at, words }),
])
export type FieldEntry = z.infer<typeof fieldEntry>
