import { addDays } from '../calendar-day.ts'

/** How many days before it runs out a family is reminded, and how many it has to answer at the very least. */
const REMINDED_DAYS_BEFORE = 4

interface Unconfirmed {
  /** The day on which the family registered. */
  registeredOn: string
  /** The day it was reminded; null until then. */
  remindedOn: string | null
}

/** Never shorter than the family's time to pay, so that nobody loses a place sooner than they were told. */
export const daysHeld = (pendingDays: number, dueDays: number): number => Math.max(pendingDays, dueDays)

/**
 * The last day the place is held. If the reminder was late, because the server was off, the family still gets its full
 * days.
 */
export function heldUntil({ registeredOn, remindedOn }: Unconfirmed, days: number, today: string): string {
  const planned = addDays(registeredOn, days)
  const leftToAnswer = addDays(remindedOn ?? today, REMINDED_DAYS_BEFORE)
  if (leftToAnswer > planned) return leftToAnswer
  return planned
}

/** Places registered after this day need nothing today. */
export const lastDayDue = (days: number, today: string): string => addDays(today, REMINDED_DAYS_BEFORE - days)

/** What to do today about a PENDING place that the desk has not touched. */
export function dueStep(place: Unconfirmed, days: number, today: string): 'REMIND' | 'CANCEL' | null {
  if (place.remindedOn === null)
    return today >= addDays(place.registeredOn, days - REMINDED_DAYS_BEFORE) ? 'REMIND' : null
  return today > heldUntil(place, days, today) ? 'CANCEL' : null
}
