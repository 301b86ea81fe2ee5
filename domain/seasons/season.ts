import * as z from 'zod'
import {
  day,
  line,
  list,
  noTwoAlike,
  paragraph,
  program,
  state,
  time,
  weekday,
  wholeNumber,
} from '../club/schemas/fields.ts'
import { parseJson, plainWords, refusalOf } from '../complaints.ts'
import type { Refusal } from '../refusal.ts'
import type { Offer } from './offers.ts'

const days = noTwoAlike<string>((name) => name)
const changes = noTwoAlike<{ day: string; programId?: string }>(
  ({ day, programId = '' }) => `${day} ${programId}`,
)

/** What is different about the sessions of a day. */
export const sessionChange = z.strictObject({
  day,
  status: state,
  note: paragraph,
  startTime: time.optional(),
  endTime: time.optional(),
  place: line.optional(),
  /** The one program that it is about; left out, it is about all that train that day (S-18). */
  programId: program.optional(),
})

/** What a season must hold; a change says what is different about one session, a day off among them (S-11). */
export const seasonSchema = z
  .object({
    name: line,
    startDate: day,
    endDate: day,
    days: list(weekday, { least: 1, most: 7 }).refine(days.check, days.message),
    startTime: time,
    endTime: time,
    arriveMinutesEarly: wholeNumber(0, 60),
    /** Where it trains, if not on the club's own field. */
    location: line.nullish(),
    changes: list(sessionChange).refine(
      changes.check,
      'Two changes are for the same day and program. Please join them.',
    ),
    /** From these days on last season's families, and everybody, can register; null: from the day it is published. */
    opensForReturning: day.nullish(),
    opensForAll: day.nullish(),
  })
  .refine(({ startDate, endDate }) => startDate <= endDate, {
    path: ['endDate'],
    message: 'The season would end before it starts.',
  })
  .refine(({ startTime, endTime }) => startTime < endTime, {
    path: ['endTime'],
    message: 'Training has to end after it starts.',
  })
  .refine(
    (season) =>
      season.changes.every(
        (change) => (change.startTime ?? season.startTime) < (change.endTime ?? season.endTime),
      ),
    { path: ['changes'], message: 'A changed session has to end after it starts.' },
  )
  .refine(
    ({ opensForReturning, opensForAll }) =>
      !opensForReturning || !opensForAll || opensForReturning <= opensForAll,
    {
      path: ['opensForReturning'],
      message: 'Returning families can’t be let in after everybody else. Please check the two days.',
    },
  )

export type SeasonPlan = z.infer<typeof seasonSchema>

/** A season as pages and emails read it, with what its programs cost. */
export interface Season extends SeasonPlan {
  id: string
  /** Goes up with every change, so that calendars that subscribe know which of two entries is the newer. */
  version: number
  /** Those that its changes are about and that families can see, whichever season they belong to. */
  changedPrograms: readonly { id: string; name: string }[]
  offers: readonly Offer[]
}

/** A season as it is stored: its changes are JSON. */
export type StoredSeason = Omit<SeasonPlan, 'changes' | 'days'> & {
  days?: readonly string[] | null
  changes?: string | null
}

/** The plan that a stored season holds, or what is wrong with it, field by field in plain words. */
export function readSeason(stored: StoredSeason): { plan: SeasonPlan } | { refusal: Refusal<'BAD_SEASON'> } {
  const read = seasonSchema.safeParse(
    { ...stored, changes: parseJson(stored.changes ?? '[]') },
    { error: plainWords },
  )
  if (read.success) return { plan: read.data }
  const refusal = refusalOf('BAD_SEASON', 'season', read.error.issues)
  return { refusal: { ...refusal, field: String(read.error.issues[0]?.path[0] ?? 'season') } }
}
