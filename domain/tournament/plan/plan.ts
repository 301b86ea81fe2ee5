import * as z from 'zod'
import { cents, day, list, state, time, wholeNumber } from '../../club/schemas/fields.ts'
import { award, change, incident, rundownItem, venue } from './plan-day.ts'
import { note, oneOf } from './plan-fields.ts'
import { assignment, match, official, pitch, slot, type source } from './plan-play.ts'
import { division, group, household, team, teamPlayer } from './plan-teams.ts'

/** How level teams are separated, after points (T-11). */
export const TIE_BREAKERS = [
  'HEAD_TO_HEAD',
  'GOAL_DIFFERENCE',
  'GOALS_FOR',
  'GOALS_AGAINST',
  'FAIR_PLAY',
] as const

const many = { most: 2_000 }

/** Everything about one tournament, stored in `Tournament.plan` (T-1). */
export const planSchema = z.strictObject({
  revision: wholeNumber(0, 100_000).default(0),
  publishedAt: z.iso.datetime().nullable().default(null),
  theme: note,
  venue,
  /** The price for a child or a team to take part; null: not decided yet. */
  entryCents: cents.nullable().default(null),
  registerBy: day.nullable().default(null),
  weather: z.strictObject({ state, message: note }).default({ state: 'ON', message: '' }),
  /** When the morning ends (H10). */
  midday: time.default('12:30'),
  tieBreakers: list(oneOf(TIE_BREAKERS)).default([...TIE_BREAKERS]),
  /** Margins and goals of one match count at most this much in the standings. */
  goalCap: wholeNumber(1, 99).default(4),
  divisions: list(division),
  groups: list(group),
  teams: list(team, { most: 400 }),
  players: list(teamPlayer, many).default([]),
  households: list(household, many).default([]),
  pitches: list(pitch),
  slots: list(slot, many),
  matches: list(match, { most: 999 }).default([]),
  officials: list(official, { most: 400 }).default([]),
  assignments: list(assignment, many).default([]),
  rundown: list(rundownItem, { most: 400 }).default([]),
  awards: list(award, { most: 400 }).default([]),
  incidents: list(incident, many).default([]),
  changes: list(change, many).default([]),
})

export type Plan = z.infer<typeof planSchema>
/** A plan as written, before defaults are filled in. */
export type PlanInput = z.input<typeof planSchema>
export type Division = z.infer<typeof division>
export type Team = z.infer<typeof team>
export type Pitch = z.infer<typeof pitch>
export type Slot = z.infer<typeof slot>
export type Match = z.infer<typeof match>
export type Side = Match['home']
export type Source = z.infer<typeof source>
export type Official = z.infer<typeof official>
export type Assignment = z.infer<typeof assignment>
export type RundownItem = z.infer<typeof rundownItem>
export type TieBreaker = (typeof TIE_BREAKERS)[number]
