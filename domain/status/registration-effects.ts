import type { RequoteCause } from '../pricing/requote.ts'
import { FAMILY_COUNTED_STATUSES, PLACE_HOLDING_STATUSES, type RegistrationStatus } from './registration.ts'

type Statuses = readonly RegistrationStatus[]

/**
 * How a move changes the program's places; null: not at all. A place in a finished program is not offered to anybody
 * (R-3).
 */
export function placeEffect(
  from: RegistrationStatus | null,
  to: RegistrationStatus | null,
): 'TAKEN' | 'FREED' | null {
  const [held, holds] = [isOneOf(PLACE_HOLDING_STATUSES, from), isOneOf(PLACE_HOLDING_STATUSES, to)]
  if (held === holds || to === 'COMPLETED') return null
  return holds ? 'TAKEN' : 'FREED'
}

/** How a move affects the siblings' prices; null: not at all (R-4, M-6, M-7). */
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
