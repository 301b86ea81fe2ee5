import { type AgeRule, clubBirthYears, seasonYearOf } from './age-group.ts'
import { isDay, yearOf } from './calendar-day.ts'
import type { Refusal } from './refusal.ts'
import { LIVE_REGISTRATION_STATUSES, type RegistrationStatus } from './status/registration.ts'

export interface PlayerInput {
  firstName: string
  lastName: string
  birthDate: string
}

export type PlayerRefusal = Refusal<
  'NAME_MISSING' | 'BAD_BIRTH_DATE' | 'BIRTH_DATE_IN_FUTURE' | 'TOO_YOUNG' | 'TOO_OLD' | 'DUPLICATE_PLAYER'
>

/** What makes no sense whoever writes it, the desk included (E-9). */
export function soundPlayerRefusal(player: PlayerInput, today: string): PlayerRefusal | null {
  if (!player.firstName.trim())
    return { code: 'NAME_MISSING', field: 'firstName', message: 'Please enter the first name.' }
  if (!player.lastName.trim())
    return { code: 'NAME_MISSING', field: 'lastName', message: 'Please enter the last name.' }
  if (isDay(player.birthDate) && player.birthDate <= today) return null
  return { code: 'BAD_BIRTH_DATE', field: 'birthDate', message: 'Please give a day of the past.' }
}

/** null when the child may be added to the family; `siblings` are the family's other players (E-9, E-10). */
export function playerRefusal(
  player: PlayerInput,
  siblings: readonly PlayerInput[],
  today: string,
  ages: AgeRule,
): PlayerRefusal | null {
  if (!player.firstName.trim())
    return { code: 'NAME_MISSING', field: 'firstName', message: 'Please tell us your player’s first name.' }
  if (!player.lastName.trim())
    return { code: 'NAME_MISSING', field: 'lastName', message: 'Please tell us your player’s last name.' }
  return birthDateRefusal(player, today, ages) ?? duplicateRefusal(player, siblings)
}

function birthDateRefusal(
  { firstName, birthDate }: PlayerInput,
  today: string,
  ages: AgeRule,
): PlayerRefusal | null {
  const refuse = (code: PlayerRefusal['code'], message: string) => ({ code, field: 'birthDate', message })
  if (!isDay(birthDate))
    return refuse('BAD_BIRTH_DATE', 'That is not a day of the calendar. Please write it as 2017-05-31.')
  if (birthDate > today)
    return refuse('BIRTH_DATE_IN_FUTURE', 'That birth date is still to come. Please check the year.')
  const birthYear = yearOf(birthDate)
  if (birthYear > yearOf(today) - ages.from)
    return refuse(
      'TOO_YOUNG',
      `Players join us in the year they turn ${ages.from}. We would love to meet ${firstName.trim()} in ${birthYear + ages.from}.`,
    )
  if (birthYear < clubBirthYears(seasonYearOf(today), ages).min)
    return refuse(
      'TOO_OLD',
      `Our programs are for players up to ${ages.to}. Please ask us, we will gladly help you find a team.`,
    )
  return null
}

/** Names are compared without regard to case, accents' encoding and extra spaces. */
const sameness = (name: string) => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()

/** The same name and birth date (E-10). */
export const isSameChild = (one: PlayerInput, other: PlayerInput): boolean =>
  one.birthDate === other.birthDate &&
  sameness(one.firstName) === sameness(other.firstName) &&
  sameness(one.lastName) === sameness(other.lastName)

function duplicateRefusal(player: PlayerInput, siblings: readonly PlayerInput[]): PlayerRefusal | null {
  const twin = siblings.find((sibling) => isSameChild(sibling, player))
  if (!twin) return null
  return { code: 'DUPLICATE_PLAYER', field: 'firstName', message: twinInFamily(twin) }
}

export const twinInFamily = ({ firstName }: Pick<PlayerInput, 'firstName'>): string =>
  `Is this ${firstName}? A player with this name and birth date is already in your family.`

const SETTLED: readonly RegistrationStatus[] = ['APPROVED', 'ACTIVE', 'COMPLETED']

/** After an approval the birth date is the club's to change: the age group was decided on it (E-12). */
export function birthDateChangeRefusal(
  firstName: string,
  registrations: readonly RegistrationStatus[],
): Refusal<'BIRTH_DATE_LOCKED'> | null {
  if (!registrations.some((status) => SETTLED.includes(status))) return null
  const message = `${firstName}’s place was approved on this birth date. Please ask us to change it.`
  return { code: 'BIRTH_DATE_LOCKED', field: 'birthDate', message }
}

/** A player with a live registration stays (E-13). */
export function playerDeletionRefusal(
  firstName: string,
  registrations: readonly RegistrationStatus[],
): Refusal<'PLAYER_IS_REGISTERED'> | null {
  const live: readonly RegistrationStatus[] = LIVE_REGISTRATION_STATUSES
  if (!registrations.some((status) => live.includes(status))) return null
  const message = `${firstName} still has a registration that is open. Cancel or withdraw it first.`
  return { code: 'PLAYER_IS_REGISTERED', field: 'id', message }
}
