import type { RequoteCause } from '../pricing/requote.ts'
import { FAMILY_COUNTED_STATUSES, PLACE_HOLDING_STATUSES, type RegistrationStatus } from './registration.ts'

type Statuses = readonly RegistrationStatus[]

/** What a move means for the program's places; null: nothing. Once a program is over, no place is given on. */
export function placeEffect(
  from: RegistrationStatus | null,
  to: RegistrationStatus | null,
): 'TAKEN' | 'FREED' | null {
  const [held, holds] = [isOneOf(PLACE_HOLDING_STATUSES, from), isOneOf(PLACE_HOLDING_STATUSES, to)]
  if (held === holds || to === 'COMPLETED') return null
  return holds ? 'TAKEN' : 'FREED'
}

/** What a move means for the price of the siblings; null: nothing (R-4, M-6, M-7). */
export function familyEffect(
  from: RegistrationStatus | null,
  to: RegistrationStatus | null,
): RequoteCause | null {
  const [counted, counts] = [isOneOf(FAMILY_COUNTED_STATUSES, from), isOneOf(FAMILY_COUNTED_STATUSES, to)]
  if (counted === counts) return null
  if (counts) return 'SIBLING_JOINED'
  return to === 'REJECTED' ? 'SIBLING_REJECTED' : 'SIBLING_LEFT'
}

const isOneOf = (statuses: Statuses, status: RegistrationStatus | null) =>
  status !== null && statuses.includes(status)
