import { REMEMBERED_SIZES, type RememberedSizes } from '../kit/remembered-sizes.ts'
import { isSameChild, type PlayerInput } from '../players/player-eligibility.ts'
import type { Refusal } from '../refusal.ts'
import type { PlayerStatus } from '../status/player.ts'
import { hasEmail } from '../walk-ins/walk-in.ts'

type Text = string | null

export interface MergedUser {
  id: string
  email: string
  firstName: Text
  lastName: Text
  phone: Text
  language: Text
  avatarUrl: Text
}

export interface MergedPlayer extends PlayerInput, RememberedSizes {
  id: string
  status: PlayerStatus
  gender: Text
  healthNotes: Text
  emergencyContact: Text
  emergencyPhone: Text
  photoConsent: boolean | null
}

interface Facts {
  keep: Pick<MergedUser, 'id' | 'email'>
  gone: Pick<MergedUser, 'id' | 'email'>
  /** The address of the administrator who merges. */
  ownEmail: string
  isGoneAdministrator: boolean
}

type MergeRefusal = Refusal<'SAME_USER' | 'OWN_RECORD' | 'IS_ADMINISTRATOR' | 'NO_EMAIL'>

/** null when the two users may be merged (P-7). */
export function mergeRefusal({ keep, gone, ownEmail, isGoneAdministrator }: Facts): MergeRefusal | null {
  if (keep.id === gone.id)
    return { code: 'SAME_USER', field: 'goneId', message: 'These are already one user. Choose two.' }
  if ([keep.email, gone.email].includes(ownEmail))
    return {
      code: 'OWN_RECORD',
      field: keep.email === ownEmail ? 'keepId' : 'goneId',
      message: 'You can’t merge your own record. Ask another administrator.',
    }
  if (!hasEmail(keep.email) && hasEmail(gone.email))
    return {
      code: 'NO_EMAIL',
      field: 'keepId',
      message: 'The one that stays has no email, but the one that goes does. Swap the two.',
    }
  if (isGoneAdministrator)
    return {
      code: 'IS_ADMINISTRATOR',
      field: 'goneId',
      message:
        'This is an administrator, whose account would be closed. Keep this one, or change the role first.',
    }
  return null
}

/** Somebody who has signed in without giving a name is called New User. */
const isNamed = ({ firstName, lastName }: MergedUser) =>
  Boolean(firstName || lastName) && !(firstName === 'New' && lastName === 'User')

/** What the kept user takes over: only what it lacks, and never the address (P-7). */
export function takenFromUser(keep: MergedUser, gone: MergedUser): Partial<MergedUser> {
  const names = isNamed(keep) || !isNamed(gone) ? {} : { firstName: gone.firstName, lastName: gone.lastName }
  return { ...names, ...lacking(keep, gone, ['phone', 'language', 'avatarUrl']) }
}

function lacking<Row extends object, Name extends keyof Row>(
  keep: Row,
  gone: Row,
  names: readonly Name[],
): Partial<Row> {
  const isThere = (value: unknown) => value !== null && value !== undefined && value !== ''
  const taken = names.filter((name) => !isThere(keep[name]) && isThere(gone[name]))
  return Object.fromEntries(taken.map((name) => [name, gone[name]])) as unknown as Partial<Row>
}

/** The kept user's entry for the same child, if any (P-8). */
export const twinAmong = <Player extends PlayerInput>(
  player: PlayerInput,
  kept: readonly Player[],
): Player | null => kept.find((one) => isSameChild(one, player)) ?? null

/** What the kept entry of a child takes over from the other (P-8). */
export function takenFromTwin(keep: MergedPlayer, twin: MergedPlayer): Partial<MergedPlayer> {
  const taken = lacking(keep, twin, [
    'gender',
    'healthNotes',
    'emergencyContact',
    'emergencyPhone',
    'photoConsent',
    ...REMEMBERED_SIZES,
  ])
  const isOtherNote = keep.healthNotes && twin.healthNotes && keep.healthNotes !== twin.healthNotes
  return {
    ...taken,
    ...(isOtherNote ? { healthNotes: `${keep.healthNotes}\n${twin.healthNotes}` } : {}),
    ...(twin.status === 'ON_HOLD' && keep.status !== 'ON_HOLD' ? { status: 'ON_HOLD' } : {}),
  }
}

interface ChildFacts {
  keepId: string
  goneId: string
  /** The entry to be removed is in the same family as the kept one, or in none. */
  isOneFamily: boolean
}

/** null when two entries may be merged into one child (P-15). Nobody gains or loses a child by it. */
export function mergeChildrenRefusal({
  keepId,
  goneId,
  isOneFamily,
}: ChildFacts): Refusal<'SAME_PLAYER' | 'OTHER_FAMILY'> | null {
  if (keepId === goneId)
    return { code: 'SAME_PLAYER', field: 'goneId', message: 'This is already one entry. Choose two.' }
  if (isOneFamily) return null
  const message =
    'The one that goes is another family’s child. Swap the two, or link or merge the guardians first.'
  return { code: 'OTHER_FAMILY', field: 'goneId', message }
}

/** A child cannot keep two live registrations in one program (P-8, E-11). */
export function registeredTwiceRefusal(
  firstName: string,
  programs: readonly string[],
): Refusal<'REGISTERED_TWICE'> | null {
  const [program] = programs
  if (program === undefined) return null
  const message = `${firstName} is registered twice for ${program}. Cancel one of the two first.`
  return { code: 'REGISTERED_TWICE', field: 'goneId', message }
}
