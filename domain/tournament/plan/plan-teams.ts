import * as z from 'zod'
import { colour, line, list, phone, wholeNumber } from '../../club/schemas/fields.ts'
import { agesOf } from './ages.ts'
import { id, note, oneOf } from './plan-fields.ts'

/** Who plays, and how. */

const AGES = 'Please write the ages as U9 or U8/9.'

export const PITCH_TYPES = ['3v3', '4v4', '5v5', '7v7', '9v9', '11v11'] as const

/** Everybody plays everybody, perhaps followed by finals; or friendly games for all, without standings (T-6). */
const PLAYS = ['FRIENDLY', 'ROUND_ROBIN', 'FINAL', 'SEMIS'] as const

export const division = z.strictObject({
  id,
  code: z
    .string(AGES)
    .regex(/^U([6-9]|1[0-5])(\/([7-9]|1[0-5]))?$/, AGES)
    .refine((code) => agesOf(code).length > 0, AGES),
  birthYears: list(wholeNumber(1990, 2100)).default([]),
  gender: oneOf(['OPEN', 'GIRLS', 'BOYS']).default('OPEN'),
  format: oneOf(PITCH_TYPES),
  goalkeeper: z.boolean(),
  ball: line,
  goal: line,
  pitchType: oneOf(PITCH_TYPES),
  halves: wholeNumber(1, 4),
  halfMinutes: wholeNumber(1, 60),
  breakMinutes: wholeNumber(0, 30),
  restart: oneOf(['PASS_OR_DRIBBLE_IN', 'THROW_IN']),
  offside: z.boolean(),
  retreat: oneOf(['HALFWAY', 'ONE_THIRD']).nullable(),
  minPlayers: wholeNumber(1, 11),
  rosterMax: wholeNumber(1, 40),
  maxMinutesPerDay: wholeNumber(1, 600),
  recordsResults: z.boolean(),
  awardsMode: oneOf(['MEDAL_ALL', 'PLACED']),
  play: oneOf(PLAYS),
  /** How many games each team plays in friendly play. Otherwise that follows from the groups. */
  gamesEach: wholeNumber(1, 10).default(3),
  thirdPlace: z.boolean().default(false),
})

export const group = z.strictObject({
  id,
  divisionId: id,
  name: line,
  /** Teams that were level on everything, in the order that penalty kicks decided (T-12). */
  kicksOrder: list(id).default([]),
})

export const team = z.strictObject({
  id,
  divisionId: id,
  groupId: id,
  name: line,
  shortName: z.string().trim().min(1, 'Please fill this in.').max(12, 'At most 12 characters.'),
  colour,
  altColour: colour.nullable().default(null),
  phonetic: note,
  coachName: note,
  coachPhone: phone.nullable().default(null),
  /** Added by the desk to the points that follow from incidents. */
  fairPlayPoints: wholeNumber(-100, 0).default(0),
  /** The director allows a team that forfeited to keep its place in a final. */
  forfeitExcused: z.boolean().default(false),
})

/** Private, except to the coach and the referee. */
export const teamPlayer = z.strictObject({
  teamId: id,
  playerId: id.nullable().default(null),
  displayName: line,
  shirtNo: wholeNumber(0, 99).nullable().default(null),
})

/** Private: teams that share a family or a coach, and so should not play at the same time on distant pitches (Q6). */
export const household = z.strictObject({ id, teamIds: list(id, { least: 2, most: 10 }) })
