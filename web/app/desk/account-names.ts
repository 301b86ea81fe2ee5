import type { AccountState, DeskRole } from '@touchline/domain/users/account-state.ts'
import type { ChipWords } from '../ui/chip.tsx'

/** The state of somebody's sign-in, ready for `Chip`. */
export const accountNames: Record<AccountState, ChipWords> = {
  CONFIRMED: { tone: 'good', children: 'Confirmed' },
  UNCONFIRMED: { tone: 'act', children: 'Unconfirmed' },
  INVITED: { tone: 'wait', children: 'Invited' },
  RESET_REQUIRED: { tone: 'wait', children: 'Password reset' },
  DISABLED: { tone: 'stop', children: 'Disabled' },
  NO_ACCOUNT: { tone: 'quiet', children: 'No account' },
}

/** What each state means for that person. */
export const accountSentences: Record<AccountState, string> = {
  CONFIRMED: 'They’ve confirmed their address and can sign in.',
  UNCONFIRMED: 'They signed up but haven’t entered the code from our email yet.',
  INVITED: 'We’ve emailed them a temporary password. They’ll choose their own when they first sign in.',
  RESET_REQUIRED: 'Their old password no longer works. They’ll set a new one with a code from our email.',
  DISABLED: 'They can’t sign in and were signed out everywhere.',
  NO_ACCOUNT: 'They’re on file but don’t have an account yet.',
}

export const roleNames: Record<DeskRole, string> = { ADMIN: 'Administrator', GUARDIAN: 'Guardian' }
