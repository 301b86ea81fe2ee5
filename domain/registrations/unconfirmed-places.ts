import { addDays } from '../calendar-day.ts'

/** How long before it runs out a family is reminded, and at the least has to answer. */
const REMINDED_DAYS_BEFORE = 4

interface Unconfirmed {
  /** The day on which the family registered. */
  registeredOn: string
  /** The day on which it was reminded; null while it has not been. */
  remindedOn: string | null
}

/** Never shorter than the time that families are given to pay: nobody is to lose a place sooner than announced. */
export const daysHeld = (pendingDays: number, dueDays: number): number => Math.max(pendingDays, dueDays)

/** The last day on which the place is held. Whoever is reminded late, because the server was off, has their days all the same. */
export function heldUntil({ registeredOn, remindedOn }: Unconfirmed, days: number, today: string): string {
  const planned = addDays(registeredOn, days)
  const leftToAnswer = addDays(remindedOn ?? today, REMINDED_DAYS_BEFORE)
  if (leftToAnswer > planned) return leftToAnswer
  return planned
}

/** For places registered after this day nothing is due today, whatever became of them. */
export const lastDayDue = (days: number, today: string): string => addDays(today, REMINDED_DAYS_BEFORE - days)

/** What is due today for a PENDING place that the desk has not touched. */
export function dueStep(place: Unconfirmed, days: number, today: string): 'REMIND' | 'CANCEL' | null {
  if (place.remindedOn === null)
    return today >= addDays(place.registeredOn, days - REMINDED_DAYS_BEFORE) ? 'REMIND' : null
  return today > heldUntil(place, days, today) ? 'CANCEL' : null
}
