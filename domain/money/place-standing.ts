import { type Due, openCents } from './dues.ts'

/** The club's setting for when a place becomes ACTIVE (B-20). */
export const ACTIVE_FROM = ['APPROVAL', 'FIRST_PAYMENT', 'ALL_PAID'] as const
export type ActiveFrom = (typeof ACTIVE_FROM)[number]

/**
 * Whether an approved place with these dues is ACTIVE (B-20). What a fund pays or the club waives is not in the dues.
 */
export function isPlaceActive(dues: readonly Due[], activeFrom: ActiveFrom): boolean {
  if (activeFrom === 'APPROVAL') return true
  return isAllPaid(activeFrom === 'ALL_PAID' ? dues : firstDues(dues))
}

/** True for something that was charged and is fully paid. */
export const isAllPaid = (dues: readonly Due[]): boolean =>
  dues.length > 0 && dues.every((due) => openCents(due) === 0)

function firstDues(dues: readonly Due[]): Due[] {
  const days = dues.map(({ dueOn }) => dueOn).toSorted()
  return dues.filter(({ dueOn }) => dueOn === days[0])
}
