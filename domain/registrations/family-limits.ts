import { type Refusal, refusalIn } from '../refusal.ts'
import * as texts from './family-limits.texts.ts'

/** How much one family can take on its own. For more it has to ask the club (E-16, E-17). */
export interface FamilyLimits {
  children: number
  /** Unpaid places, held or waited for, over all programs. */
  unpaidPlaces: number
  /** Paid and unpaid places in one program. */
  placesInProgram: number
  /** For how many days an unconfirmed place is held. */
  pendingDays: number
}

export const SHIPPED_LIMITS: FamilyLimits = {
  children: 8,
  unpaidPlaces: 12,
  placesInProgram: 6,
  pendingDays: 14,
}

/** null when the family may add another child (E-16). */
export function childrenRefusal(children: number, limits: FamilyLimits): Refusal<'TOO_MANY_CHILDREN'> | null {
  if (children < limits.children) return null
  const facts = { most: limits.children }
  return refusalIn(texts, { code: 'TOO_MANY_CHILDREN', field: 'firstName', sentence: 'mostChildren', facts })
}

/**
 * How many may queue to register before later requests are told to come back. The last in the queue waits about a
 * minute.
 */
export const MOST_IN_TURN = 1_000

/** The answer to a request beyond that (E-22). */
export const crowdRefusal = (): Refusal<'TOO_MANY_AT_ONCE'> =>
  refusalIn(texts, { code: 'TOO_MANY_AT_ONCE', field: 'registrations', sentence: 'crowd', facts: {} })

export interface FamilyPlaces {
  /** Including what is asked for now. */
  unpaid: number
  /** By program, also including what is asked for now. */
  inProgram: readonly { name: string; places: number }[]
}

/** null when the family may hold that many places (E-17). */
export function placesRefusal(
  { unpaid, inProgram }: FamilyPlaces,
  limits: FamilyLimits,
): Refusal<'TOO_MANY_PLACES'> | null {
  const refused = { code: 'TOO_MANY_PLACES', field: 'programFeeRegistrationsId' } as const
  const crowded = inProgram.find(({ places }) => places > limits.placesInProgram)
  if (crowded) {
    const facts = { most: limits.placesInProgram, program: crowded.name }
    return refusalIn(texts, { ...refused, sentence: 'mostInProgram', facts })
  }
  if (unpaid <= limits.unpaidPlaces) return null
  return refusalIn(texts, { ...refused, sentence: 'mostUnpaid', facts: { most: limits.unpaidPlaces } })
}
