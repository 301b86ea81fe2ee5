import { nth } from './nth.ts'
import { dayName, timeName } from './words.ts'

export const CLUB_ZONE = 'America/Vancouver'

const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: CLUB_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})
const timeFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: CLUB_ZONE,
  hour: '2-digit',
  minute: '2-digit',
})

/** The calendar day at the club's field. */
export const clubDay = (instant: Date): string => dayFormat.format(instant)

/** The time of day there, such as '17:00'. */
export const clubTime = (instant: Date): string => timeFormat.format(instant)

/** 'Tue, Sep 2 at 5:00 PM', by the clock there. */
export const clubMoment = (instant: Date): string =>
  `${dayName(clubDay(instant))} at ${timeName(clubTime(instant))}`

/**
 * The instant of a day and time at the club's field. An hour that the clocks skip in spring counts as the one after
 * it; of an hour that comes twice in fall, the first is meant.
 */
export function clubInstant(day: string, time: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  const offsets = [-1, 1].map((side) => clubOffset(wanted + side * 86_400_000))
  const found = offsets.map((offset) => wanted - offset).find((at) => at + clubOffset(at) === wanted)
  return new Date(found ?? wanted - nth(offsets, 0))
}

/** How far the club's clocks are ahead of UTC, in milliseconds. */
export const clubOffset = (at: number): number => {
  const instant = new Date(at - (at % 60_000))
  return Date.parse(`${clubDay(instant)}T${clubTime(instant)}:00Z`) - instant.getTime()
}
