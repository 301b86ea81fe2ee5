import type { AccountState, DeskRole } from '@touchline/domain/users/account-state.ts'
import type { ChipWords } from '../ui/chip.tsx'

/** The state of somebody's sign-in, ready for `Chip`. */
export const accountNames: Record<AccountState, ChipWords> = {
  CONFIRMED: { tone: 'good', children: 'Confirmed' },
  UNCONFIRMED: { tone: 'act', children: 'Unconfirmed' },
  INVITED: { tone: 'wait', children: 'Invited' },
  RESET_REQUIRED: { tone: 'wait', children: 'New password due' },
  DISABLED: { tone: 'stop', children: 'Disabled' },
  NO_ACCOUNT: { tone: 'quiet', children: 'No account' },
}

/** What each state means for that person. */
export const accountSentences: Record<AccountState, string> = {
  CONFIRMED: 'The address is theirs, and they can sign in.',
  UNCONFIRMED: 'They signed up, but have not typed the code from our email yet.',
  INVITED: 'A temporary password is on its way to them; at the first sign-in they choose their own.',
  RESET_REQUIRED: 'The old password no longer works. They choose a new one with a code from our email.',
  DISABLED: 'They cannot sign in, and were signed out everywhere.',
  NO_ACCOUNT: 'The club knows them, but they have no sign-in yet.',
}

export const roleNames: Record<DeskRole, string> = { ADMIN: 'Administrator', GUARDIAN: 'Guardian' }
