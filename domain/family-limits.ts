import type { Refusal } from './refusal.ts'

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

const ASK = 'If yours is a bigger family, please ask us and we’ll gladly add the rest for you.'

/** null when the family may add one more to the children it has (E-16). */
export function childrenRefusal(children: number, limits: FamilyLimits): Refusal<'TOO_MANY_CHILDREN'> | null {
  if (children < limits.children) return null
  const message = `A family can add up to ${limits.children} children here. ${ASK}`
  return { code: 'TOO_MANY_CHILDREN', field: 'firstName', message }
}

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
  const refuse = (message: string) => ({
    code: 'TOO_MANY_PLACES' as const,
    field: 'programFeeRegistrationsId',
    message,
  })
  const crowded = inProgram.find(({ places }) => places > limits.placesInProgram)
  if (crowded)
    return refuse(
      `A family can register up to ${limits.placesInProgram} children for ${crowded.name} here. ${ASK}`,
    )
  if (unpaid <= limits.unpaidPlaces) return null
  return refuse(
    `A family can hold up to ${limits.unpaidPlaces} places that are not paid yet. Pay for some first, or ask us and we’ll gladly help.`,
  )
}
