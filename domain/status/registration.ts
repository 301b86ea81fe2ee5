export const REGISTRATION_STATUSES = [
  'PENDING',
  'WAITLISTED',
  'APPROVED',
  'ACTIVE',
  'REJECTED',
  'CANCELLED',
  'WITHDRAWN',
  'COMPLETED',
] as const
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number]

/** Still going somewhere: a second one for the same player and program is refused. */
export const LIVE_REGISTRATION_STATUSES = ['PENDING', 'WAITLISTED', 'APPROVED', 'ACTIVE'] as const
/** Takes one of the program's places. */
export const PLACE_HOLDING_STATUSES = ['PENDING', 'APPROVED', 'ACTIVE'] as const
/** Counts as a registered child for the family discount, in the months it trains or has trained. */
export const FAMILY_COUNTED_STATUSES = ['PENDING', 'APPROVED', 'ACTIVE', 'COMPLETED'] as const
/** At its end; only an administrator may reopen it. */
export const TERMINAL_REGISTRATION_STATUSES = ['REJECTED', 'CANCELLED', 'WITHDRAWN', 'COMPLETED'] as const

export interface RegistrationFacts {
  status: RegistrationStatus
  /** What the family owes in all; null while it has not been priced. */
  priceCents: number | null
  /** The last day of the program. */
  endDate: string
}

/** What happens by itself: nothing owed needs no payment; a program is completed the day after its end. */
export function automaticRegistrationMove(
  registration: RegistrationFacts,
  today: string,
): RegistrationStatus | null {
  if (registration.status === 'APPROVED' && registration.priceCents === 0) return 'ACTIVE'
  if (registration.status === 'ACTIVE' && today > registration.endDate) return 'COMPLETED'
  return null
}
