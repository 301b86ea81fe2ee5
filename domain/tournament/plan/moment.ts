import { isDay } from '../../calendar-day.ts'
import { isTime } from '../../programs/program.ts'
import { timeName } from '../../words.ts'

/**
 * A minute of the club's local time as 'YYYY-MM-DDTHH:MM' text. Such texts sort and compare as they are. Arithmetic
 * uses UTC, where every day has 24 hours.
 */

export const isMoment = (text: string): boolean =>
  text[10] === 'T' && isDay(text.slice(0, 10)) && isTime(text.slice(11))

export const minutesOf = (moment: string): number => Date.parse(`${moment}:00Z`) / 60_000

export const momentAt = (minutes: number): string => new Date(minutes * 60_000).toISOString().slice(0, 16)

export const addMinutes = (moment: string, count: number): string => momentAt(minutesOf(moment) + count)

export const dayOfMoment = (moment: string): string => moment.slice(0, 10)

/** '2026-02-21T09:30' → '9:30 AM' */
export const momentName = (moment: string): string => timeName(moment.slice(11))

/** 203 → '3 h 23' */
export const hoursName = (minutes: number): string =>
  `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`
