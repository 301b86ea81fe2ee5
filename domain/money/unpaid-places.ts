import { addDays } from '../calendar-day.ts'
import type { UnpaidPlaces } from '../club/schemas/payment.ts'
import type { BookedEntry } from './booking.ts'
import { accountOf } from './dues.ts'
import { standing } from './entry.ts'

interface ApprovedPlace {
  id: string
  approvedOn: string
}

/**
 * The day on which the first payment for a place was due. null: nothing is due, or something was paid for it or taken
 * off it, however little, by the family, a fund or the club (B-26). If a place is approved again, its payment period
 * starts over.
 */
export function unpaidSince(
  entries: readonly BookedEntry[],
  { id, approvedOn }: ApprovedPlace,
  dueDays: number,
): string | null {
  if (standing(entries).some(({ itemId, isByPrice }) => itemId === id && !isByPrice)) return null
  const dues = accountOf(entries).dues.filter(({ itemId, cents }) => itemId === id && cents > 0)
  if (dues.some(({ coveredCents }) => coveredCents > 0)) return null
  const [first] = dues.map(({ dueOn }) => dueOn).toSorted()
  return first === undefined ? null : later(first, addDays(approvedOn, dueDays))
}

/** The notice that tells a family it may lose a place. */
interface Notice {
  lastDay: string
  /** The day the email went out or somebody phoned; null until then. */
  notifiedOn: string | null
}

/** The last day to pay and keep the place, if the family is notified today. */
export const lastDayToPay = (dueOn: string, terms: UnpaidPlaces, today: string): string =>
  later(addDays(dueOn, terms.daysOverdue), addDays(today, terms.noticeDays))

/** What to do today about an approved place for which nothing was paid (B-26). */
export function unpaidStep(
  { dueOn, notice }: { dueOn: string; notice: Notice | null },
  { areGivenUp, daysOverdue, noticeDays }: UnpaidPlaces,
  today: string,
): 'NOTIFY' | 'GIVE_UP' | null {
  if (!areGivenUp || dueOn >= today) return null
  if (!notice) return today >= addDays(dueOn, daysOverdue - noticeDays) ? 'NOTIFY' : null
  if (notice.notifiedOn === null) return null
  return today > later(notice.lastDay, addDays(notice.notifiedOn, noticeDays)) ? 'GIVE_UP' : null
}

const later = (a: string, b: string) => (a > b ? a : b)
