import { yearOf } from '../calendar-day.ts'
import { isOneOf } from '../is-one-of.ts'
import { type AgeRule, clubBirthYears, seasonYearOf } from '../players/age-group.ts'
import { DAYS_A_WEEK, type FeeType, isMonthly } from '../pricing/fee-types.ts'
import { isOpen, type ProgramStatus } from '../programs/program.ts'
import { type Dated, hasEnded, lastSession, monthsToBill } from '../programs/program-sessions.ts'
import { type Refusal, refusalIn } from '../refusal.ts'
import type { PlayerStatus } from '../status/player.ts'
import { LIVE_REGISTRATION_STATUSES, type RegistrationStatus } from '../status/registration.ts'
import { type ConsentText, missingConsents } from './consents.ts'
import * as texts from './eligibility.texts.ts'

export interface EligibilityProgram extends Dated {
  id: string
  name: string
  status?: ProgramStatus | null
  minBirthYear?: number | null
  maxBirthYear?: number | null
  /** The first day on which this family can register; null: whenever the program is open (S-15). */
  opensOn?: string | null
}

export interface RegistrationInput {
  player: { firstName: string; birthDate: string; status: PlayerStatus }
  program: EligibilityProgram
  feeType: FeeType
  /** null: the server fills in the rest of the season. */
  months?: readonly string[] | null
  days?: readonly string[] | null
  /** This player's registrations in any status, except one that this registration replaces (M-5). */
  playerRegistrations: readonly { programId: string; status: RegistrationStatus }[]
  /** The texts agreed to; null when the desk registers without them, with a reason (E-15). */
  consents: readonly ConsentText[] | null
  /** Who is registering the child. */
  actor?: 'FAMILY' | 'DESK'
  /** An administrator has decided to accept the birth year. */
  ignoreAge?: boolean
  /** An administrator enters a late registration for the books. */
  ignoreEnd?: boolean
  /** The club's own ages, for a program that sets no birth years. */
  ages: AgeRule
  today: string
}

type Others = Pick<RegistrationInput, 'playerRegistrations'> & {
  player: { firstName: string }
  program: { id: string; name: string }
}

export type RegistrationRefusal = Refusal<
  | 'PLAYER_NOT_ACTIVE'
  | 'PROGRAM_NOT_OPEN'
  | 'PROGRAM_ENDED'
  | 'NOT_OPEN_YET'
  | 'TOO_YOUNG'
  | 'TOO_OLD'
  | 'ALREADY_REGISTERED'
  | 'BAD_MONTHS'
  | 'BAD_DAYS'
  | 'CONSENT_MISSING'
>

/**
 * null when the player may be registered. A full program is not a refusal: see `startingStatuses` (E-3 to E-8, E-11).
 */
export function registrationRefusal(input: RegistrationInput): RegistrationRefusal | null {
  return (
    playerStatusRefusal(input) ??
    programOpenRefusal(input) ??
    (input.ignoreAge ? null : birthYearRefusal(input)) ??
    duplicateRefusal(input) ??
    (isMonthly(input.feeType) ? (daysRefusal(input) ?? monthsRefusal(input)) : wholeRefusal(input)) ??
    consentRefusal(input)
  )
}

/** A player on hold keeps their place, but cannot take a new one in any way (E-3). */
export function playerStatusRefusal({
  player: { status, firstName: player },
}: Pick<RegistrationInput, 'player'>): RegistrationRefusal | null {
  if (status === 'ACTIVE') return null
  return refusalIn(texts, {
    code: 'PLAYER_NOT_ACTIVE',
    field: 'playerRegistrationsId',
    sentence: status === 'INACTIVE' ? 'playerInactive' : 'playerNotActive',
    facts: { player, status },
  })
}

/**
 * The club opens and closes a program, and may let returning families in first (S-15). After the last session only the
 * desk can add somebody, for the books (E-4).
 */
function programOpenRefusal({ program, ignoreEnd, today }: RegistrationInput): RegistrationRefusal | null {
  const field = 'programFeeRegistrationsId'
  const { name, opensOn } = program
  if (!isOpen(program)) {
    const facts = { program: name }
    return refusalIn(texts, { code: 'PROGRAM_NOT_OPEN', field, sentence: 'programNotOpen', facts })
  }
  if (opensOn && opensOn > today) {
    const facts = { program: name, day: opensOn }
    return refusalIn(texts, { code: 'NOT_OPEN_YET', field, sentence: 'programOpensOn', facts })
  }
  if (ignoreEnd || !hasEnded(program, today)) return null
  const facts = { program: name, day: lastSession(program) }
  return refusalIn(texts, { code: 'PROGRAM_ENDED', field, sentence: 'programEnded', facts })
}

/** null when the birth year fits the program, or the club's ages if the program sets none (E-5). */
export function birthYearRefusal({
  player,
  program,
  ages,
}: {
  ages: AgeRule
  player: { firstName: string; birthDate: string }
  program: Pick<EligibilityProgram, 'name' | 'startDate' | 'minBirthYear' | 'maxBirthYear'>
}): RegistrationRefusal | null {
  const { min, max } = birthYearsOfProgram(program, ages)
  const birthYear = yearOf(player.birthDate)
  if (birthYear >= min && birthYear <= max) return null
  return refusalIn(texts, {
    code: birthYear > max ? 'TOO_YOUNG' : 'TOO_OLD',
    field: 'playerRegistrationsId',
    sentence: 'otherBirthYears',
    facts: { program: program.name, player: player.firstName, min, max, birthYear },
  })
}

type AgedProgram = Pick<EligibilityProgram, 'name' | 'startDate' | 'minBirthYear' | 'maxBirthYear'>

export function birthYearsOfProgram(program: AgedProgram, ages: AgeRule): { min: number; max: number } {
  const club = clubBirthYears(seasonYearOf(program.startDate), ages)
  return { min: program.minBirthYear ?? club.min, max: program.maxBirthYear ?? club.max }
}

/** A player has at most one live registration in a program, reopened ones included (E-11). */
export function duplicateRefusal({
  player,
  program,
  playerRegistrations,
}: Others): RegistrationRefusal | null {
  const other = playerRegistrations.find(
    (row) => row.programId === program.id && isOneOf(LIVE_REGISTRATION_STATUSES, row.status),
  )
  if (!other) return null
  return refusalIn(texts, {
    code: 'ALREADY_REGISTERED',
    field: 'programFeeRegistrationsId',
    sentence: 'alreadyRegistered',
    facts: { player: player.firstName, program: program.name, status: other.status },
  })
}

/** A program charged once is taken as a whole: no days or months to choose (E-8). */
export function wholeRefusal({
  program,
  months,
  days,
}: Pick<RegistrationInput, 'months' | 'days'> & { program: { name: string } }): RegistrationRefusal | null {
  const whole = { sentence: 'takenAsAWhole', facts: { program: program.name } } as const
  if (months?.length) return refusalIn(texts, { code: 'BAD_MONTHS', field: 'months', ...whole })
  return days?.length ? refusalIn(texts, { code: 'BAD_DAYS', field: 'days', ...whole }) : null
}

function monthsRefusal({
  program,
  months,
  days: given,
  today,
}: RegistrationInput): RegistrationRefusal | null {
  const days = given ?? []
  const open = monthsToBill(program, today, days)
  if (open.length === 0) {
    const facts = { program: program.name, days }
    return refusalIn(texts, { code: 'BAD_DAYS', field: 'days', sentence: 'noDayLeft', facts })
  }
  if (months == null) return null
  const refuse = (sentence: 'noMonth' | 'monthTwice' | 'monthIsOver') =>
    refusalIn(texts, { code: 'BAD_MONTHS', field: 'months', sentence, facts: { open } })
  if (months.length === 0) return refuse('noMonth')
  if (new Set(months).size < months.length) return refuse('monthTwice')
  return months.every((month) => open.includes(month)) ? null : refuse('monthIsOver')
}

/** Once a week means one day and twice a week two, also when the club changes the days later (E-8). */
export function daysRefusal({
  program,
  days,
  feeType,
}: Pick<RegistrationInput, 'days' | 'feeType'> & {
  program: Pick<EligibilityProgram, 'name' | 'days'>
}): RegistrationRefusal | null {
  const wanted = DAYS_A_WEEK[feeType]
  if (days == null || wanted === null) return null
  const bad = { code: 'BAD_DAYS', field: 'days' } as const
  if (days.length !== wanted || new Set(days).size !== wanted)
    return refusalIn(texts, { ...bad, sentence: wanted === 1 ? 'oneDay' : 'twoDays', facts: {} })
  if (!program.days?.length || days.every((day) => program.days?.includes(day))) return null
  const facts = { program: program.name, days: program.days }
  return refusalIn(texts, { ...bad, sentence: 'otherDays', facts })
}

/** A family cannot register without the current consents. The desk can, with a reason (E-7, E-15). */
export function consentRefusal({
  consents,
  player,
  actor = 'FAMILY',
}: Pick<RegistrationInput, 'consents' | 'actor'> & {
  player: { firstName: string }
}): RegistrationRefusal | null {
  const missing = consents === null ? [] : missingConsents(consents)
  if (missing.length === 0) return null
  const isDesk = actor === 'DESK'
  return refusalIn(texts, {
    code: 'CONSENT_MISSING',
    field: isDesk ? 'reason' : 'consents',
    sentence: isDesk ? 'consentsMissingAtDesk' : 'consentsMissing',
    facts: { player: player.firstName, consents: missing },
  })
}
