import { isDay, yearOf } from '../calendar-day.ts'
import { type Refusal, refusalIn } from '../refusal.ts'
import { LIVE_REGISTRATION_STATUSES, type RegistrationStatus } from '../status/registration.ts'
import { type AgeRule, clubBirthYears, seasonYearOf } from './age-group.ts'
import * as texts from './player-eligibility.texts.ts'

export interface PlayerInput {
  firstName: string
  lastName: string
  birthDate: string
}

export type PlayerRefusal = Refusal<
  'NAME_MISSING' | 'BAD_BIRTH_DATE' | 'BIRTH_DATE_IN_FUTURE' | 'TOO_YOUNG' | 'TOO_OLD' | 'DUPLICATE_PLAYER'
>

/** Refuses what makes no sense whoever enters it, the desk included (E-9). */
export function soundPlayerRefusal(player: PlayerInput, today: string): PlayerRefusal | null {
  if (!player.firstName.trim())
    return { code: 'NAME_MISSING', field: 'firstName', message: 'Please enter the first name.' }
  if (!player.lastName.trim())
    return { code: 'NAME_MISSING', field: 'lastName', message: 'Please enter the last name.' }
  if (isDay(player.birthDate) && player.birthDate <= today) return null
  return { code: 'BAD_BIRTH_DATE', field: 'birthDate', message: 'Please give a day of the past.' }
}

/** null when the child can be added to the family; `siblings` are the family's other players (E-9, E-10). */
export function playerRefusal(
  player: PlayerInput,
  siblings: readonly PlayerInput[],
  today: string,
  ages: AgeRule,
): PlayerRefusal | null {
  const missing = { code: 'NAME_MISSING', facts: {} } as const
  if (!player.firstName.trim())
    return refusalIn(texts, { ...missing, field: 'firstName', sentence: 'firstNameMissing' })
  if (!player.lastName.trim())
    return refusalIn(texts, { ...missing, field: 'lastName', sentence: 'lastNameMissing' })
  return birthDateRefusal(player, today, ages) ?? duplicateRefusal(player, siblings)
}

function birthDateRefusal(
  { firstName, birthDate }: PlayerInput,
  today: string,
  ages: AgeRule,
): PlayerRefusal | null {
  const field = 'birthDate'
  if (!isDay(birthDate))
    return refusalIn(texts, { code: 'BAD_BIRTH_DATE', field, sentence: 'noSuchDay', facts: {} })
  if (birthDate > today)
    return refusalIn(texts, { code: 'BIRTH_DATE_IN_FUTURE', field, sentence: 'dayToCome', facts: {} })
  const birthYear = yearOf(birthDate)
  if (birthYear > yearOf(today) - ages.from) {
    const facts = { player: firstName.trim(), from: ages.from, year: birthYear + ages.from }
    return refusalIn(texts, { code: 'TOO_YOUNG', field, sentence: 'tooYoung', facts })
  }
  if (birthYear >= clubBirthYears(seasonYearOf(today), ages).min) return null
  return refusalIn(texts, { code: 'TOO_OLD', field, sentence: 'tooOld', facts: { to: ages.to } })
}

/** Names are compared ignoring case, extra spaces, and how accents are encoded. */
const sameness = (name: string) => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()

/** The same name and birth date (E-10). */
export const isSameChild = (one: PlayerInput, other: PlayerInput): boolean =>
  one.birthDate === other.birthDate &&
  sameness(one.firstName) === sameness(other.firstName) &&
  sameness(one.lastName) === sameness(other.lastName)

function duplicateRefusal(player: PlayerInput, siblings: readonly PlayerInput[]): PlayerRefusal | null {
  const twin = siblings.find((sibling) => isSameChild(sibling, player))
  if (!twin) return null
  const facts = { player: twin.firstName }
  return refusalIn(texts, {
    code: 'DUPLICATE_PLAYER',
    field: 'firstName',
    sentence: 'alreadyInFamily',
    facts,
  })
}

export const twinInFamily = ({ firstName }: Pick<PlayerInput, 'firstName'>): string =>
  texts.alreadyInFamily({ player: firstName })

const SETTLED: readonly RegistrationStatus[] = ['APPROVED', 'ACTIVE', 'COMPLETED']

/** After an approval only the club can change the birth date, because the age group was based on it (E-12). */
export function birthDateChangeRefusal(
  firstName: string,
  registrations: readonly RegistrationStatus[],
): Refusal<'BIRTH_DATE_LOCKED'> | null {
  if (!registrations.some((status) => SETTLED.includes(status))) return null
  const refused = { code: 'BIRTH_DATE_LOCKED', field: 'birthDate' } as const
  return refusalIn(texts, { ...refused, sentence: 'birthDateIsSettled', facts: { player: firstName } })
}

/** A player with a live registration cannot be deleted (E-13). */
export function playerDeletionRefusal(
  firstName: string,
  registrations: readonly RegistrationStatus[],
): Refusal<'PLAYER_IS_REGISTERED'> | null {
  const live: readonly RegistrationStatus[] = LIVE_REGISTRATION_STATUSES
  if (!registrations.some((status) => live.includes(status))) return null
  const refused = { code: 'PLAYER_IS_REGISTERED', field: 'id' } as const
  return refusalIn(texts, { ...refused, sentence: 'stillRegistered', facts: { player: firstName } })
}
