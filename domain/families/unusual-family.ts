import type { FamilyLimits } from '../registrations/family-limits.ts'

/** What can be seen of a family, all guardians together. */
export interface FamilySigns {
  children: number
  /** The most of them who share one birth date. */
  sameBirthDate: number
  /** The most who were added within one minute. */
  addedInAMinute: number
  /** Places held or waited for, and not paid yet. */
  unpaidPlaces: number
}

/** Smaller families are never unusual; triplets are not, either. */
export const FEWEST_CHILDREN = 4
/** The public form takes four children at once from an honest family. */
const FEWEST_IN_A_MINUTE = 5
/** The desk has seen them by then. */
export const DAYS_WORTH_A_LOOK = 30

/** Why the desk may want to look at a family, in plain sentences; empty for nearly everyone (E-18). */
export function unusualReasons(signs: FamilySigns, limits: FamilyLimits): string[] {
  const { children, sameBirthDate, addedInAMinute, unpaidPlaces } = signs
  if (children < FEWEST_CHILDREN) return []
  return [
    children > limits.children && `${children} children. A family can add ${limits.children} by itself.`,
    sameBirthDate >= FEWEST_CHILDREN && `${sameBirthDate} children have the same birth date.`,
    addedInAMinute >= FEWEST_IN_A_MINUTE && `${addedInAMinute} children were added within a minute.`,
    unpaidPlaces >= limits.unpaidPlaces &&
      `${unpaidPlaces} places are not paid yet. A family can hold ${limits.unpaidPlaces} of them.`,
  ].filter((reason) => reason !== false)
}
