import { type AgeRule, clubBirthYears, seasonYearOf } from './age-group.ts'
import { WEEKDAYS, yearOf } from './calendar-day.ts'
import { type ConsentText, missingConsents } from './consents.ts'
import { consentName } from './given-consents.ts'
import { isOneOf } from './is-one-of.ts'
import { DAYS_A_WEEK, type FeeType, isMonthly } from './pricing/fee-types.ts'
import { isOpen, type ProgramStatus } from './program.ts'
import type { Refusal } from './refusal.ts'
import { type Dated, hasEnded, lastSession, monthsToBill } from './season.ts'
import type { PlayerStatus } from './status/player.ts'
import { LIVE_REGISTRATION_STATUSES, type RegistrationStatus } from './status/registration.ts'
import { dayAndYear, listOf, monthName, statusWord, weekdayName } from './words.ts'

export interface EligibilityProgram extends Dated {
  id: string
  name: string
  status?: ProgramStatus | null
  minBirthYear?: number | null
  maxBirthYear?: number | null
  /** From this day on the family can register; null: as long as the program is open (S-15). */
  opensOn?: string | null
}

export interface RegistrationInput {
  player: { firstName: string; birthDate: string; status: PlayerStatus }
  program: EligibilityProgram
  feeType: FeeType
  /** null: the server fills in what is left of the season. */
  months?: readonly string[] | null
  days?: readonly string[] | null
  /** This player's registrations in whatever status, without one that this registration replaces (M-5). */
  playerRegistrations: readonly { programId: string; status: RegistrationStatus }[]
  /** Agreed texts; null where the desk registers without, for a reason (E-15). */
  consents: readonly ConsentText[] | null
  /** Who registers. */
  actor?: 'FAMILY' | 'DESK'
  /** An administrator has decided that the birth year is fine. */
  ignoreAge?: boolean
  /** An administrator enters for the books what came in late. */
  ignoreEnd?: boolean
  /** The club's own, for a program that names no birth years. */
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

/** null when the player may be registered; a full program is no refusal, see `startingStatuses` (E-3 to E-8, E-11). */
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

/** On hold one keeps one's place, but takes no new one, in whatever way (E-3). */
export function playerStatusRefusal({
  player,
}: Pick<RegistrationInput, 'player'>): RegistrationRefusal | null {
  if (player.status === 'ACTIVE') return null
  const way =
    player.status === 'INACTIVE'
      ? 'Reactivate your player first, it takes one tap.'
      : 'Please ask us, we are glad to help.'
  const message = `${player.firstName} is ${statusWord(player.status)} and cannot join a new program yet. ${way}`
  return { code: 'PLAYER_NOT_ACTIVE', field: 'playerRegistrationsId', message }
}

/**
 * The club opens and closes a program, and lets returning families in first (S-15); after its last session only the desk
 * enters somebody, for the books (E-4).
 */
function programOpenRefusal({ program, ignoreEnd, today }: RegistrationInput): RegistrationRefusal | null {
  const field = 'programFeeRegistrationsId'
  if (!isOpen(program))
    return {
      code: 'PROGRAM_NOT_OPEN',
      field,
      message: `${program.name} is not open for registration right now.`,
    }
  const { opensOn } = program
  if (opensOn && opensOn > today)
    return {
      code: 'NOT_OPEN_YET',
      field,
      message: `Registration for ${program.name} opens on ${dayAndYear(opensOn)}.`,
    }
  if (ignoreEnd || !hasEnded(program, today)) return null
  const last = lastSession(program)
  return {
    code: 'PROGRAM_ENDED',
    field,
    message: `${program.name} is over: the last session was on ${dayAndYear(last)}. Please choose a program of the next season.`,
  }
}

/** null when the birth year is one of the program's, or of the club's where it names none (E-5). */
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
  const code = birthYear > max ? 'TOO_YOUNG' : 'TOO_OLD'
  const message = `${program.name} is for players born ${birthYearWords(program, ages)}, and ${player.firstName} was born in ${birthYear}. Ask us, we will find the right group.`
  return { code, field: 'playerRegistrationsId', message }
}

type AgedProgram = Pick<EligibilityProgram, 'name' | 'startDate' | 'minBirthYear' | 'maxBirthYear'>

function birthYearsOfProgram(program: AgedProgram, ages: AgeRule): { min: number; max: number } {
  const club = clubBirthYears(seasonYearOf(program.startDate), ages)
  return { min: program.minBirthYear ?? club.min, max: program.maxBirthYear ?? club.max }
}

/** 'in 2017', 'from 2015 to 2017' */
export function birthYearWords(program: AgedProgram, ages: AgeRule): string {
  const { min, max } = birthYearsOfProgram(program, ages)
  return min === max ? `in ${min}` : `from ${min} to ${max}`
}

/** At most one live registration in a program, also by way of one that is reopened (E-11). */
export function duplicateRefusal({
  player,
  program,
  playerRegistrations,
}: Others): RegistrationRefusal | null {
  const other = playerRegistrations.find(
    (row) => row.programId === program.id && isOneOf(LIVE_REGISTRATION_STATUSES, row.status),
  )
  if (!other) return null
  const message = `${player.firstName} is already in ${program.name} (${statusWord(other.status)}). No need to register again.`
  return { code: 'ALREADY_REGISTERED', field: 'programFeeRegistrationsId', message }
}

/** What is paid for once is taken as a whole (E-8). */
export function wholeRefusal({
  program,
  months,
  days,
}: Pick<RegistrationInput, 'months' | 'days'> & { program: { name: string } }): RegistrationRefusal | null {
  const message = `${program.name} is taken as a whole: please leave months and days out.`
  if (months?.length) return { code: 'BAD_MONTHS', field: 'months', message }
  return days?.length ? { code: 'BAD_DAYS', field: 'days', message } : null
}

function monthsRefusal({ program, months, days, today }: RegistrationInput): RegistrationRefusal | null {
  const open = monthsToBill(program, today, days ?? [])
  if (open.length === 0) {
    const message = `${program.name} has no ${namesOf(days ?? [], 'or')} left this season. Please choose another day.`
    return { code: 'BAD_DAYS', field: 'days', message }
  }
  if (months == null) return null
  const refuse = (message: string): RegistrationRefusal => ({ code: 'BAD_MONTHS', field: 'months', message })
  const choice = `You can choose ${listOf(open.map(monthName), 'or')}.`
  if (months.length === 0) return refuse(`Please choose at least one month. ${choice}`)
  if (new Set(months).size < months.length) return refuse(`Each month can be chosen once. ${choice}`)
  if (months.every((month) => open.includes(month))) return null
  return refuse(`There is no training left in one of the months you chose. ${choice}`)
}

/** Once a week is one day, twice a week is two, also when the club changes them later (E-8). */
export function daysRefusal({
  program,
  days,
  feeType,
}: Pick<RegistrationInput, 'days' | 'feeType'> & {
  program: Pick<EligibilityProgram, 'name' | 'days'>
}): RegistrationRefusal | null {
  const wanted = DAYS_A_WEEK[feeType]
  if (days == null || wanted === null) return null
  const refuse = (message: string): RegistrationRefusal => ({ code: 'BAD_DAYS', field: 'days', message })
  if (days.length !== wanted || new Set(days).size !== wanted)
    return refuse(
      wanted === 1
        ? 'Once a week: please choose one training day.'
        : 'Twice a week: please choose two training days.',
    )
  if (!program.days?.length || days.every((day) => program.days?.includes(day))) return null
  return refuse(`${program.name} trains on ${namesOf(program.days, 'and')}. Please choose from these.`)
}

const namesOf = (days: readonly string[], word: 'and' | 'or') =>
  listOf(
    days.map((day) => (isOneOf(WEEKDAYS, day) ? weekdayName(day) : day)),
    word,
  )

/** No family registers without the consents in force; the desk may, for a reason (E-7, E-15). */
export function consentRefusal({
  consents,
  player,
  actor = 'FAMILY',
}: Pick<RegistrationInput, 'consents' | 'actor'> & {
  player: { firstName: string }
}): RegistrationRefusal | null {
  const missing = consents === null ? [] : missingConsents(consents)
  if (missing.length === 0) return null
  const names = listOf(missing.map(consentName), 'and')
  const { firstName } = player
  if (actor === 'DESK')
    return {
      code: 'CONSENT_MISSING',
      field: 'reason',
      message: `${firstName}’s family has not agreed to ${names} yet. Add a reason to register ${firstName} without.`,
    }
  const message = `Please read and tick ${names}. We cannot register ${firstName} without it. You can agree on the registration form, or any time on ${firstName}’s page in your account, under Consents.`
  return { code: 'CONSENT_MISSING', field: 'consents', message }
}
