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

/** Still live: a second registration of the player in the same program is refused. */
export const LIVE_REGISTRATION_STATUSES = ['PENDING', 'WAITLISTED', 'APPROVED', 'ACTIVE'] as const
/** Takes up one of the program's places. */
export const PLACE_HOLDING_STATUSES = ['PENDING', 'APPROVED', 'ACTIVE'] as const
/** Counts as a registered child for the family discount, in the months of training. */
export const FAMILY_COUNTED_STATUSES = ['PENDING', 'APPROVED', 'ACTIVE', 'COMPLETED'] as const
/** Final; only an administrator can reopen it. */
export const TERMINAL_REGISTRATION_STATUSES = ['REJECTED', 'CANCELLED', 'WITHDRAWN', 'COMPLETED'] as const

export interface RegistrationFacts {
  status: RegistrationStatus
  /** What the family owes in total; null while it has no price yet. */
  priceCents: number | null
  /** The program's last day. */
  endDate: string
}

/**
 * The automatic moves: a registration that costs nothing needs no payment, and it is completed the day after the
 * program ends.
 */
export function automaticRegistrationMove(
  registration: RegistrationFacts,
  today: string,
): RegistrationStatus | null {
  if (registration.status === 'APPROVED' && registration.priceCents === 0) return 'ACTIVE'
  if (registration.status === 'ACTIVE' && today > registration.endDate) return 'COMPLETED'
  return null
}
