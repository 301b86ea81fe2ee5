import { nth } from './nth.ts'
import { dayName, timeName } from './words.ts'

export const CLUB_ZONE = 'America/Vancouver'

const HOUR_MS = 3_600_000

/**
 * From this spring on British Columbia no longer changes its clocks. The rule is written out here instead of asking the
 * runtime, because phones, Node and PostgreSQL rarely have the same time zone data, and a page could say 10:00 where
 * the server says 11:00.
 */
export const LAST_CHANGE = new Date('2026-03-08T10:00:00Z')

/** How far the club's clock is from UTC, in milliseconds. Correct since 2007, long before the club existed. */
export const clubOffset = (at: number): number => (isSummerTime(at) ? -7 : -8) * HOUR_MS

function isSummerTime(at: number): boolean {
  if (at >= LAST_CHANGE.getTime()) return true
  const year = new Date(at).getUTCFullYear()
  return at >= sunday(year, 2, 2) + 10 * HOUR_MS && at < sunday(year, 10, 1) + 9 * HOUR_MS
}

/** Midnight UTC of the nth Sunday of a month; January is 0. */
function sunday(year: number, month: number, n: number): number {
  const first = new Date(Date.UTC(year, month))
  return first.setUTCDate(1 + ((7 - first.getUTCDay()) % 7) + (n - 1) * 7)
}

const clockAt = (instant: Date): string =>
  new Date(instant.getTime() + clubOffset(instant.getTime())).toISOString()

/** The calendar day at the club's field. */
export const clubDay = (instant: Date): string => clockAt(instant).slice(0, 10)

/** The time of day at the field, such as '17:00'. */
export const clubTime = (instant: Date): string => clockAt(instant).slice(11, 16)

/** 'Tue, Sep 2 at 5:00 PM', by the clock at the field. */
export const clubMoment = (instant: Date): string =>
  `${dayName(clubDay(instant))} at ${timeName(clubTime(instant))}`

/**
 * The instant of a day and time at the club's field. A time that is skipped in spring counts as an hour later; of an
 * hour that occurs twice in fall, the first is meant.
 */
export function clubInstant(day: string, time: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  const offsets = [-1, 1].map((side) => clubOffset(wanted + side * 86_400_000))
  const found = offsets.map((offset) => wanted - offset).find((at) => at + clubOffset(at) === wanted)
  return new Date(found ?? wanted - nth(offsets, 0))
}

/** The instant at which a day begins at the field. */
export const clubMidnight = (day: string): Date => clubInstant(day, '00:00')
