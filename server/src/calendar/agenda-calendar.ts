import type { AgendaEntry } from '@touchline/domain/club/agenda.ts'
import { CLUB_ZONE, clubDay } from '@touchline/domain/club-clock.ts'
import type { Language } from '@touchline/domain/languages.ts'
import { addressIn } from '@touchline/domain/link-pages.ts'
import { wordsIn } from '@touchline/domain/words-in.ts'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { calendarTexts } from './calendar-texts.ts'
import { clubTimeZone } from './club-time-zone.ts'

const REFRESH_S = 60 * 60

interface CalendarParts {
  name: string
  entries: readonly AgendaEntry[]
  /** The site's address, which also makes the entries' UIDs globally unique. */
  origin: string
  now: Date
  /** The reader's language, if known (Y-16). */
  language?: Language
}

/** A calendar for subscription. Entries keep their UID, and cancelled ones remain, marked as cancelled. */
export function agendaCalendar({ name, entries, origin, now, language = 'en' }: CalendarParts): string {
  const { cancelledTitle } = calendarTexts(language)
  const days = entries.flatMap(({ date, endDate }) => [date, endDate ?? date])
  const calendar = ical({
    name,
    prodId: { company: 'PMFC', product: 'Touchline', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: CLUB_ZONE, generator: () => clubTimeZone([clubDay(now), ...days]) },
    ttl: REFRESH_S,
  })
  for (const entry of entries)
    calendar.createEvent({
      id: `${entry.uid}@${new URL(origin).hostname}`,
      stamp: now,
      sequence: entry.sequence,
      ...spanOf(entry),
      summary: entry.status === 'CANCELLED' ? cancelledTitle(entry.title) : entry.title,
      description: descriptionOf(entry, language),
      location: entry.place,
      url: `${origin}${addressIn(language, entry.page ?? '/events')}`,
      status: entry.status === 'CANCELLED' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  // The library writes DTSTAMP without a zone, but RFC 5545 requires UTC.
  return calendar.toString().replaceAll(/^DTSTAMP:.*$/gm, `DTSTAMP:${utcStamp(now)}`)
}

/** '20250906T163000Z' */
const utcStamp = (instant: Date): string => instant.toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** Without a time, it is a whole-day entry that ends on the day after the last one. */
function spanOf({ date, endDate, startTime, endTime }: AgendaEntry) {
  if (!startTime) return { start: wallTime(date), end: wallTime(endDate ?? date, '00:00', 1), allDay: true }
  return {
    start: wallTime(date, startTime),
    end: wallTime(endDate ?? date, endTime ?? startTime),
    timezone: CLUB_ZONE,
  }
}

/** The library writes the local hours of a Date next to the zone's name, so use those at the field. */
function wallTime(day: string, time = '00:00', daysLater = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const [hours, minutes] = time.split(':').map(Number)
  return new Date(year, month - 1, date + daysLater, hours, minutes)
}

function descriptionOf({ who, arrive, note, status }: AgendaEntry, language: Language): string {
  const { delayed, moved, cancelled, forWhom, arriveAt } = calendarTexts(language)
  const state = { ON: null, DELAYED: delayed, MOVED: moved, CANCELLED: cancelled }[status]
  return [state, note, who && forWhom(who), arrive && arriveAt(wordsIn(language).time(arrive))]
    .filter(Boolean)
    .join('\n')
}
