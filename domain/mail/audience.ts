import * as z from 'zod'
import { isDay } from '../calendar-day.ts'
import { AGE_GROUPS } from '../players/age-group.ts'
import {
  PLACE_HOLDING_STATUSES,
  REGISTRATION_STATUSES,
  type RegistrationStatus,
} from '../status/registration.ts'
import { dayName, listOf, statusWord } from '../words.ts'

/** More than anybody picks by hand; larger groups have a name. */
export const MOST_PEOPLE = 1_000
const LONGEST_ID = 128

const id = z.string('Choose one.').max(LONGEST_ID, 'That no longer exists.')
const programId = id.nullable()
const group = z
  .int('Choose an age group.')
  .refine((value) => AGE_GROUPS.includes(value), 'There’s no such age group.')
  .nullable()

/**
 * Who an email to a group is for (N-1). A choice that is still missing (an empty id, nobody picked) is a valid draft
 * that reaches nobody.
 */
export const audience = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('REGISTERED'),
      programId,
      group,
      statuses: z
        .array(z.enum(REGISTRATION_STATUSES, 'There’s no such status.'))
        .min(1, 'Choose at least one status.')
        .max(REGISTRATION_STATUSES.length, 'Choose each status once.'),
    }),
    z.strictObject({
      kind: z.literal('SESSION'),
      programId,
      group,
      day: z.string('Choose a day.').refine(isDay, 'Choose a day.'),
    }),
    z.strictObject({ kind: z.literal('UNPAID'), programId, group }),
    z.strictObject({ kind: z.literal('WAITING'), programId, group }),
    z.strictObject({ kind: z.literal('KIT_READY'), group }),
    z.strictObject({ kind: z.literal('NOT_REGISTERED'), seasonId: id, group }),
    z.strictObject({ kind: z.literal('NEVER_REGISTERED') }),
    z.strictObject({ kind: z.literal('TEAM'), tournamentId: id, teamId: id }),
    z.strictObject({
      kind: z.literal('PEOPLE'),
      userIds: z.array(id).max(MOST_PEOPLE, `Pick at most ${MOST_PEOPLE}, or choose a group.`),
    }),
    z.strictObject({ kind: z.literal('EVERYBODY') }),
  ],
  'Choose a group.',
)
export type Audience = z.infer<typeof audience>
export type AudienceKind = Audience['kind']

/** Families who hold a place (R-3), in one program or in any. */
export const registeredIn = (inProgram: string | null): Extract<Audience, { kind: 'REGISTERED' }> => ({
  kind: 'REGISTERED',
  programId: inProgram,
  group: null,
  statuses: [...PLACE_HOLDING_STATUSES],
})

export const AUDIENCE_KINDS: readonly AudienceKind[] = [
  'REGISTERED',
  'SESSION',
  'UNPAID',
  'WAITING',
  'KIT_READY',
  'NOT_REGISTERED',
  'NEVER_REGISTERED',
  'TEAM',
  'PEOPLE',
  'EVERYBODY',
]

/** Groups that are defined by registrations. */
export type RegistrationAudience = Extract<
  Audience,
  { kind: 'REGISTERED' | 'SESSION' | 'UNPAID' | 'WAITING' }
>

/** The registration statuses that put a family in the group. */
export function audienceStatuses(chosen: RegistrationAudience): readonly RegistrationStatus[] {
  switch (chosen.kind) {
    case 'REGISTERED':
      return chosen.statuses
    case 'SESSION':
      return PLACE_HOLDING_STATUSES
    case 'UNPAID':
      return ['APPROVED']
    case 'WAITING':
      return ['WAITLISTED']
  }
}

/** The names of what is chosen by id. */
export interface AudienceNames {
  program: string | null
  season: string | null
  team: string | null
}

/** 'Families with an unpaid fee in Fall training, U9' */
export function audienceWords(chosen: Audience, { program, season, team }: AudienceNames): string {
  const place = program === null ? '' : ` in ${program}`
  const age = 'group' in chosen && chosen.group !== null ? `, U${chosen.group}` : ''
  switch (chosen.kind) {
    case 'REGISTERED':
      return isUsual(chosen.statuses)
        ? `Families registered${place || ' in any program'}${age}`
        : `Families ${listOf(chosen.statuses.map(statusWord), 'or')}${place || ' in any program'}${age}`
    case 'SESSION':
      return `Families who train on ${dayName(chosen.day)}${place}${age}`
    case 'UNPAID':
      return `Families with an unpaid fee${place}${age}`
    case 'WAITING':
      return `Families on the waiting list${program === null ? '' : ` for ${program}`}${age}`
    case 'KIT_READY':
      return `Families whose kit is ready${age}`
    case 'NOT_REGISTERED':
      return `Families not registered for ${season ?? 'a season'} yet${age}`
    case 'NEVER_REGISTERED':
      return 'Families with an account who have never registered'
    case 'TEAM':
      return team === null ? 'A tournament team' : `Families of ${team}`
    case 'PEOPLE':
      return chosen.userIds.length === 1
        ? '1 account you picked'
        : `${chosen.userIds.length} accounts you picked`
    case 'EVERYBODY':
      return 'Every family with an account'
  }
}

const isUsual = (statuses: readonly RegistrationStatus[]) =>
  statuses.length === PLACE_HOLDING_STATUSES.length &&
  PLACE_HOLDING_STATUSES.every((status) => statuses.includes(status))
