import { ADMIN_GROUP } from '@touchline/domain/identity/role.ts'
import type { AccountState } from '@touchline/domain/users/account-state.ts'
import type { PersonDetails } from '../../../desk/people-lines.ts'

/** Something the desk can do to somebody's account. */
export interface AccountAct {
  /** The label of the button, and of the one that confirms it. */
  verb: string
  method: 'post' | 'put' | 'delete'
  /** The path below the account. */
  path: string
  /** The consequences, shown beforehand. */
  what: string
  /** The message afterwards. */
  done: string
  isHarmful?: boolean
  /** Nobody may do it to their own account. */
  isForOthers?: boolean
  isPossible: (person: PersonDetails) => boolean
}

const isIn =
  (...states: AccountState[]) =>
  ({ state }: PersonDetails) =>
    states.includes(state)

const group = `/groups/${ADMIN_GROUP}`

export const accountActs: AccountAct[] = [
  {
    verb: 'Resend the code',
    method: 'post',
    path: '/resend-code',
    what: 'We’ll email them a new code. The earlier code will stop working.',
    done: 'Another code is on its way.',
    isPossible: isIn('UNCONFIRMED'),
  },
  {
    verb: 'Confirm the address',
    method: 'post',
    path: '/confirm',
    what: 'Only if you know the address is theirs. They’ll get an email with a code to choose their password.',
    done: 'Confirmed. A code to choose their password is on its way.',
    isPossible: isIn('UNCONFIRMED'),
  },
  {
    verb: 'Reset the password',
    method: 'post',
    path: '/reset-password',
    what: 'The password stops working right away, they’re signed out, and they get an email with a code to choose a new one.',
    done: 'An email with a code is on its way.',
    isForOthers: true,
    isPossible: isIn('CONFIRMED', 'RESET_REQUIRED'),
  },
  {
    verb: 'Remove two-step sign-in',
    method: 'post',
    path: '/reset-second-factor',
    what: 'For someone who lost their phone and recovery codes. Make sure it’s really them: they’re signed out, emailed, and need only their password to sign in.',
    done: 'Two-step sign-in is removed. They’ve been emailed.',
    isHarmful: true,
    isForOthers: true,
    isPossible: ({ hasSecondFactor }) => hasSecondFactor,
  },
  {
    verb: 'Sign out everywhere',
    method: 'post',
    path: '/sign-out',
    what: 'On every phone and computer. They can sign in again with their password.',
    done: 'Signed out everywhere.',
    isForOthers: true,
    isPossible: isIn('CONFIRMED'),
  },
  {
    verb: 'Make administrator',
    method: 'put',
    path: group,
    what: 'They’ll be able to see and change everything about every family. Takes effect the next time they sign in.',
    done: 'An administrator from their next sign-in.',
    isForOthers: true,
    isPossible: (person) => person.role === 'GUARDIAN' && isIn('CONFIRMED', 'INVITED')(person),
  },
  {
    verb: 'Remove as administrator',
    method: 'delete',
    path: group,
    what: 'They’re signed out and no longer see the desk. Access tokens they made stop working.',
    done: 'No longer an administrator.',
    isHarmful: true,
    isForOthers: true,
    isPossible: ({ role }) => role === 'ADMIN',
  },
  {
    verb: 'Disable the account',
    method: 'post',
    path: '/disable',
    what: 'They’re signed out right away and can’t sign in until the account is enabled again. Nothing is deleted.',
    done: 'Disabled, and signed out everywhere.',
    isHarmful: true,
    isForOthers: true,
    isPossible: ({ state }) => state !== 'DISABLED',
  },
  {
    verb: 'Enable the account',
    method: 'post',
    path: '/enable',
    what: 'They can sign in again.',
    done: 'Enabled. They can sign in again.',
    isPossible: isIn('DISABLED'),
  },
]
