import { type Refusal, refusalIn } from '../refusal.ts'
import * as texts from './family-limits.texts.ts'

/** How much one family can take by itself; beyond it, it asks the club (E-16, E-17). */
export interface FamilyLimits {
  children: number
  /** Places held or waited for, and not paid yet, over all programs. */
  unpaidPlaces: number
  /** Of these and the paid ones, in one program. */
  placesInProgram: number
  /** How many days a place is held that nobody confirms. */
  pendingDays: number
}

export const SHIPPED_LIMITS: FamilyLimits = {
  children: 8,
  unpaidPlaces: 12,
  placesInProgram: 6,
  pendingDays: 14,
}

/** null when the family may add one more to the children it has (E-16). */
export function childrenRefusal(children: number, limits: FamilyLimits): Refusal<'TOO_MANY_CHILDREN'> | null {
  if (children < limits.children) return null
  const facts = { most: limits.children }
  return refusalIn(texts, { code: 'TOO_MANY_CHILDREN', field: 'firstName', sentence: 'mostChildren', facts })
}

/** How many wait for their turn to register before the next are asked to come back: the last of them wait about a minute. */
export const MOST_IN_TURN = 1_000

/** For whoever comes after them (E-22). */
export const crowdRefusal = (): Refusal<'TOO_MANY_AT_ONCE'> =>
  refusalIn(texts, { code: 'TOO_MANY_AT_ONCE', field: 'registrations', sentence: 'crowd', facts: {} })

export interface FamilyPlaces {
  /** Before and together with what is asked for now. */
  unpaid: number
  /** By program, likewise. */
  inProgram: readonly { name: string; places: number }[]
}

/** null when the family may hold as many places as it would (E-17). */
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
