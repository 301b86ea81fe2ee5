/** The state of somebody's sign-in, as the desk sees it. */
export const ACCOUNT_STATES = [
  'CONFIRMED',
  'UNCONFIRMED',
  'INVITED',
  'RESET_REQUIRED',
  'DISABLED',
  'NO_ACCOUNT',
] as const

export type AccountState = (typeof ACCOUNT_STATES)[number]

/** Administrators of the club are called ADMIN. Everybody else is, or will be, a guardian. */
export const DESK_ROLES = ['ADMIN', 'GUARDIAN'] as const

export type DeskRole = (typeof DESK_ROLES)[number]
