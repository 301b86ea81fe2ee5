import * as z from 'zod'
import { line, list, wholeNumber } from '../../club/schemas/fields.ts'
import { id, longNote, moment, note, oneOf, reference } from './plan-fields.ts'

/** What else happens on the day, and what is recorded about it. */

export const rundownItem = z.strictObject({
  id,
  start: moment,
  minutes: wholeNumber(0, 600),
  kind: oneOf(['SETUP', 'CHECKIN', 'CEREMONY', 'PLAY', 'MEAL', 'AWARD', 'TEARDOWN']),
  title: line,
  place: note,
  /** Whose job it is, in a word: 'marshals', 'MC'. */
  owner: note,
  ownerId: reference,
  needs: note,
  mcText: longNote,
  avCue: note,
  phonetics: note,
  linkedMatchIds: list(id).default([]),
  linkedAwardId: reference,
  rainText: note,
  fixed: z.boolean().default(false),
  done: z.boolean().default(false),
})

export const award = z.strictObject({
  id,
  divisionId: reference,
  kind: oneOf(['CHAMPION', 'FINALIST', 'FAIR_PLAY', 'SPIRIT', 'BEST_CHEER', 'PARTICIPATION']),
  teamId: reference,
  presenter: note,
  order: wholeNumber(0, 999),
})

/** For administrators only. */
export const incident = z.strictObject({
  id,
  matchId: id,
  minute: wholeNumber(0, 200),
  kind: oneOf(['CAUTION', 'SENDING_OFF', 'SIDELINE_WARNING', 'INJURY', 'HEAD_INJURY', 'OTHER']),
  teamId: reference,
  shirtNo: wholeNumber(0, 99).nullable().default(null),
  note: longNote,
})

export const change = z.strictObject({
  revision: wholeNumber(1, 100_000),
  at: z.iso.datetime(),
  by: note,
  text: line,
  /** The teams it is about; empty: everybody. */
  teamIds: list(id).default([]),
})

export const venue = z.strictObject({
  name: line,
  address: note,
  firstAidPoint: note,
  aedPoint: note,
  hospital: note,
  lostChildPoint: note,
})
