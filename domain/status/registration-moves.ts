import { CLUB, FAMILY_OR_CLUB, type Move } from './move-table.ts'
import { type RegistrationStatus, TERMINAL_REGISTRATION_STATUSES } from './registration.ts'

const reopenings = TERMINAL_REGISTRATION_STATUSES.map(
  (from): Move<RegistrationStatus> => ({ from, to: 'PENDING', by: CLUB, needsReason: true }),
)

/** rules.md …. */
export const registrationMoves: readonly Move<RegistrationStatus>[] = [
  { from: null, to: 'PENDING', by: FAMILY_OR_CLUB },
  { from: null, to: 'WAITLISTED', by: FAMILY_OR_CLUB },
  { from: 'PENDING', to: 'APPROVED', by: CLUB },
  { from: 'PENDING', to: 'WAITLISTED', by: CLUB },
  { from: 'PENDING', to: 'REJECTED', by: CLUB, needsReason: true },
  { from: 'PENDING', to: 'CANCELLED', by: [...FAMILY_OR_CLUB, 'SYSTEM'] },
  { from: 'WAITLISTED', to: 'APPROVED', by: CLUB, onOffer: ['PARENT'] },
  { from: 'WAITLISTED', to: 'CANCELLED', by: FAMILY_OR_CLUB },
  { from: 'APPROVED', to: 'ACTIVE', by: ['ADMIN', 'SYSTEM'] },
  { from: 'APPROVED', to: 'CANCELLED', by: [...FAMILY_OR_CLUB, 'SYSTEM'] },
  { from: 'ACTIVE', to: 'WITHDRAWN', by: CLUB },
  { from: 'ACTIVE', to: 'COMPLETED', by: ['SYSTEM'] },
  ...reopenings,
]
