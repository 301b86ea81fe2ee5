import { addDays } from '@touchline/domain/calendar-day.ts'
import { clubDay, clubTime } from '@touchline/domain/club-clock.ts'
import { dayFrom, dayName, timeName } from '@touchline/domain/words.ts'
import { clubNow } from './club-now.ts'
import * as texts from './day-words.texts.ts'

/** 'Today', 'Tomorrow', 'In 3 days' */
export function daysAway(day: string, today: string): string {
  if (day === today) return texts.today
  if (day === addDays(today, 1)) return texts.tomorrow
  const count = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
  return texts.inDays(count)
}

/** 'Sat, Sep 6 at 5:00 PM', by the club's clock. */
export function momentName(instant: string): string {
  const moment = new Date(instant)
  return texts.moment(dayName(clubDay(moment)), timeName(clubTime(moment)))
}

/** 'Sat, Sep 6, 2024 at 5:00 PM': the same, with the year where it is not this one. */
export const datedMoment = (instant: string): string =>
  texts.moment(dayOfInstant(instant), timeName(clubTime(new Date(instant))))

/** 'Sat, Sep 6' for an instant, with the year where it is not this one. */
export const dayOfInstant = (instant: string): string => dayFrom(clubNow().day, clubDay(new Date(instant)))
