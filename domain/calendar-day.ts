import { nth } from './nth.ts'
/**
 * Calendar days as 'YYYY-MM-DD' text. They sort and compare as they are (`<`, `<=`), so there is no compare function.
 * Arithmetic uses UTC, where every day has 24 hours.
 */

export const WEEKDAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const
export type Weekday = (typeof WEEKDAYS)[number]

const DAY_MS = 86_400_000
const instantOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)

/** True for a day that exists: false for 2025-02-29, and for 2025-9-6. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const instant = instantOf(text)
  return !Number.isNaN(instant) && dayOf(instant) === text
}

export const isMonth = (text: string): boolean => /^\d{4}-\d{2}$/.test(text) && isDay(`${text}-01`)

/**
 * Every month has the first 28 days, so within them no date arithmetic is needed. Calendars call this hundreds of
 * times.
 */
export function addDays(day: string, count: number): string {
  const date = Number(day.slice(8)) + count
  if (date >= 1 && date <= 28) return `${day.slice(0, 8)}${String(date).padStart(2, '0')}`
  return dayOf(instantOf(day) + count * DAY_MS)
}

/** 1 from a day to the next, -1 the other way. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((instantOf(to) - instantOf(from)) / DAY_MS)

export const weekdayOf = (day: string): Weekday => nth(WEEKDAYS, new Date(instantOf(day)).getUTCDay())

export const yearOf = (day: string): number => Number(day.slice(0, 4))

export const monthOf = (day: string): string => day.slice(0, 7)

/** Age in whole years on that day. Somebody born on Feb 29 has their birthday on Mar 1 in other years. */
export function ageOn(birthDate: string, day: string): number {
  const hadBirthday = day.slice(5) >= birthDate.slice(5)
  return yearOf(day) - yearOf(birthDate) - (hadBirthday ? 0 : 1)
}

/** Every day from the first to the last, both included. */
export function daysFromTo(first: string, last: string): string[] {
  const days: string[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}
