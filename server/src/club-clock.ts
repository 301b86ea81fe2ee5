import { dayName, timeName } from '@touchline/domain/words.ts'

export const ZONE = 'America/Vancouver'

const vancouverDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

const vancouverTime = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** The calendar day at the club's field. */
export const clubDay = (instant: Date): string => vancouverDay.format(instant)

/** 'Tue, Sep 2 at 5:00 PM', by the clock at the club's field. */
export const clubMoment = (instant: Date): string =>
  `${dayName(clubDay(instant))} at ${timeName(vancouverTime.format(instant))}`
