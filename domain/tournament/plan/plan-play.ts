import * as z from 'zod'
import { line, list, phone, wholeNumber } from '../../club/schemas/fields.ts'
import { id, moment, note, oneOf, reference } from './plan-fields.ts'
import { PITCH_TYPES } from './plan-teams.ts'

/** Where, when and with whom the matches are played. */

export const pitch = z.strictObject({
  id,
  name: line,
  type: oneOf(PITCH_TYPES),
  turfBlock: note,
  /** Pitches drawn on the same turf, which cannot be used at the same time (H5). */
  overlaps: list(id).default([]),
  /** Metres from the corner of the map to the pitch's upper left corner. */
  x: z.number().min(0).max(2_000).default(0),
  y: z.number().min(0).max(2_000).default(0),
  /** Its size on the map, left to right and top to bottom. */
  acrossMetres: wholeNumber(10, 130).default(30),
  downMetres: wholeNumber(10, 130).default(20),
  surface: note,
  lit: z.boolean().default(false),
})

const SLOT_KINDS = ['PLAY', 'CEREMONY', 'MEAL', 'BUFFER'] as const

export const slot = z.strictObject({
  id,
  /** null: the whole venue. */
  pitchId: reference,
  start: moment,
  end: moment,
  kind: oneOf(SLOT_KINDS),
  /** Does not move when the day shifts, like a lion dance booked for noon. */
  fixed: z.boolean().default(false),
})

/** Where a side of a knock-out match comes from. */
export const source = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('PLACE'), groupId: id, place: wholeNumber(1, 16) }),
  z.strictObject({ kind: z.literal('WINNER'), matchId: id }),
  z.strictObject({ kind: z.literal('LOSER'), matchId: id }),
])

/** A team, or the place it will come from; once the team is known, both. */
const side = z
  .strictObject({ teamId: reference, from: source.nullable().default(null) })
  .refine(({ teamId, from }) => teamId !== null || from !== null, 'Choose a team.')

const goals = wholeNumber(0, 99)
const pair = z.strictObject({ home: goals, away: goals })

const MATCH_STATUSES = [
  'SCHEDULED',
  'READY',
  'LIVE',
  'HALF_TIME',
  'FINISHED',
  'FORFEIT',
  'ABANDONED',
  'POSTPONED',
] as const

/** What came back from the field. Private, unlike the score. */
const card = z.strictObject({
  receivedAt: z.iso.datetime().nullable().default(null),
  enteredBy: note,
  verifiedBy: note,
  /** The same entry sent twice has the same key, and counts only once. */
  entryKey: note,
  disputed: note,
  everyonePlayed: z.boolean().default(false),
  homeStar: note,
  awayStar: note,
  funMoment: note,
})

export const match = z.strictObject({
  id,
  /** Printed on paper, so it never changes once published. 0: not numbered yet. */
  number: wholeNumber(0, 999),
  divisionId: id,
  groupId: reference,
  stage: oneOf(['FRIENDLY', 'GROUP', 'SEMI', 'THIRD', 'FINAL']),
  home: side,
  away: side,
  slotId: reference,
  status: oneOf(MATCH_STATUSES).default('SCHEDULED'),
  score: pair.nullable().default(null),
  kicks: pair.nullable().default(null),
  forfeitBy: oneOf(['HOME', 'AWAY', 'BOTH']).nullable().default(null),
  abandonedAfterHalfTime: z.boolean().default(false),
  card: card.nullable().default(null),
})

const OFFICIAL_ROLES = [
  'REFEREE',
  'GAME_LEADER',
  'ASSISTANT',
  'MARSHAL',
  'SCORER',
  'MC',
  'FIRST_AID',
] as const

export const official = z.strictObject({
  id,
  name: line,
  phonetic: note,
  phone: phone.nullable().default(null),
  roles: list(oneOf(OFFICIAL_ROLES)),
  level: oneOf(['FIRST_TIME', 'EXPERIENCED', 'MENTOR']).default('EXPERIENCED'),
  isMinor: z.boolean().default(false),
  /** Empty: there the whole time. */
  availability: list(z.strictObject({ start: moment, end: moment })).default([]),
  conflictTeamIds: list(id).default([]),
  /** Per day. */
  maxGames: wholeNumber(0, 20).default(6),
})

const ASSIGNMENT_STATES = ['ASSIGNED', 'CONFIRMED', 'CHECKED_IN', 'NO_SHOW', 'REPLACED'] as const

export const assignment = z
  .strictObject({
    matchId: reference,
    rundownItemId: reference,
    officialId: id,
    role: oneOf(OFFICIAL_ROLES),
    state: oneOf(ASSIGNMENT_STATES).default('ASSIGNED'),
  })
  .refine(({ matchId, rundownItemId }) => matchId !== null || rundownItemId !== null, 'Choose a match.')
