import { keysOf } from '../../records.ts'
import { FIRST_SEASON } from '../../seasons/first-season.ts'
import { withFacts } from '../content-file.ts'
import { withoutResults } from '../rules-of-play.ts'
import { type ClubEvent, events } from '../schemas/events.ts'
import { lastSessions } from '../season-words.ts'
import type { Basics } from './base.ts'
import words from './events.json' with { type: 'json' }

export const PHOTO_DAY = '2025-10-04'

const season = FIRST_SEASON
const [firstOfLast = season.endDate, last = firstOfLast] = lastSessions(season)

type When = Pick<ClubEvent, 'date'> & Partial<Pick<ClubEvent, 'endDate' | 'startTime' | 'endTime' | 'arrive'>>

const WHEN: Record<keyof typeof words, When> = {
  'meet-the-coaches': { date: season.startDate, startTime: '16:30', endTime: '17:00' },
  'photo-day': { date: PHOTO_DAY, startTime: '16:15', endTime: '17:00', arrive: '16:10' },
  'family-game': {
    date: firstOfLast,
    endDate: last === firstOfLast ? null : last,
    startTime: season.startTime,
    endTime: season.endTime,
  },
  'winter-break': { date: '2025-12-20', endDate: '2026-01-04' },
  'lunar-new-year-tournament': { date: '2026-02-21', startTime: '09:00', endTime: '17:30' },
}

/** The events, besides training and matches, of the first season. */
export function defaultEvents({ facts, field }: Pick<Basics, 'facts' | 'field'>): ClubEvent[] {
  const young = withoutResults(facts.resultsFrom)
  const here = { place: field.name, mapLink: field.mapLink, status: 'ON' }
  const said = withFacts(words, { kindAct: young ? `No scores for ${young}; a kind act` : 'A kind act' })
  return events.parse(
    keysOf(WHEN).map((id) => ({
      ...{ endDate: null, startTime: null, endTime: null, arrive: null },
      ...{ id, ...here, ...WHEN[id], ...said[id] },
    })),
  )
}
