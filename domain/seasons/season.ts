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

/** What is different about the sessions on a day. */
export const sessionChange = z.strictObject({
  day,
  status: state,
  note: paragraph,
  startTime: time.optional(),
  endTime: time.optional(),
  place: line.optional(),
  /** The program it is about. Without one it is about everybody who trains that day (S-18). */
  programId: program.optional(),
})

/** The contents of a season. A change says how one session differs, such as a day off (S-11). */
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
      'Two changes are for the same day and program. Please combine them.',
    ),
    /** The first days on which last season's families, and everybody, can register; null: the day it is published. */
    opensForReturning: day.nullish(),
    opensForAll: day.nullish(),
  })
  .refine(({ startDate, endDate }) => startDate <= endDate, {
    path: ['endDate'],
    message: 'The season can’t end before it starts.',
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
      message: 'Returning families can’t be let in after everyone else. Please check both days.',
    },
  )

export type SeasonPlan = z.infer<typeof seasonSchema>

/** A season as pages and emails read it, with the prices of its programs. */
export interface Season extends SeasonPlan {
  id: string
  /** Goes up with every change, so that subscribed calendars know which version of an entry is newer. */
  version: number
  /** The programs that its changes mention and that families can see, in whatever season. */
  changedPrograms: readonly { id: string; name: string }[]
  offers: readonly Offer[]
}

/** A season as it is stored: its changes are JSON. */
export type StoredSeason = Omit<SeasonPlan, 'changes' | 'days'> & {
  days?: readonly string[] | null
  changes?: string | null
}

/** Parses a stored season; otherwise says field by field in plain words what is wrong. */
export function readSeason(stored: StoredSeason): { plan: SeasonPlan } | { refusal: Refusal<'BAD_SEASON'> } {
  const read = seasonSchema.safeParse(
    { ...stored, changes: parseJson(stored.changes ?? '[]') },
    { error: plainWords },
  )
  if (read.success) return { plan: read.data }
  const refusal = refusalOf('BAD_SEASON', 'season', read.error.issues)
  return { refusal: { ...refusal, field: String(read.error.issues[0]?.path[0] ?? 'season') } }
}
