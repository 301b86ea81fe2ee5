/** How things stand with somebody's sign-in, as the desk sees it. */
export const ACCOUNT_STATES = [
  'CONFIRMED',
  'UNCONFIRMED',
  'INVITED',
  'RESET_REQUIRED',
  'DISABLED',
  'NO_ACCOUNT',
] as const

export type AccountState = (typeof ACCOUNT_STATES)[number]

/** Whoever administers the club is called so; everybody else is a guardian, or will be. */
export const DESK_ROLES = ['ADMIN', 'GUARDIAN'] as const

export type DeskRole = (typeof DESK_ROLES)[number]
