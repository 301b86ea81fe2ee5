import type { FamilyLimits } from '../registrations/family-limits.ts'

/** The signs we look at in a family, counted over all its guardians. */
export interface FamilySigns {
  children: number
  /** The largest number of children with the same birth date. */
  sameBirthDate: number
  /** The largest number added within one minute. */
  addedInAMinute: number
  /** Places held or waited for that are not paid yet. */
  unpaidPlaces: number
}

/** Smaller families never count as unusual, and neither do triplets. */
export const FEWEST_CHILDREN = 4
/** An honest family can add four children at once with the public form. */
const FEWEST_IN_A_MINUTE = 5
/** After this long the desk has seen them. */
export const DAYS_WORTH_A_LOOK = 30

/** Why the desk may want to look at a family, as sentences; empty for nearly everyone (E-18). */
export function unusualReasons(signs: FamilySigns, limits: FamilyLimits): string[] {
  const { children, sameBirthDate, addedInAMinute, unpaidPlaces } = signs
  if (children < FEWEST_CHILDREN) return []
  return [
    children > limits.children &&
      `${children} children. A family can add up to ${limits.children} on its own.`,
    sameBirthDate >= FEWEST_CHILDREN && `${sameBirthDate} children have the same birth date.`,
    addedInAMinute >= FEWEST_IN_A_MINUTE && `${addedInAMinute} children were added within a minute.`,
    unpaidPlaces >= limits.unpaidPlaces &&
      `${unpaidPlaces} unpaid places. A family can hold up to ${limits.unpaidPlaces}.`,
  ].filter((reason) => reason !== false)
}
