import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import * as texts from '../routes/tournament/guide.texts.ts'

/** Where to find help, and who to call. */
export const helpPlaces = (venue: DayView['venue'], clubPhone: string): [name: string, words: string][] =>
  (
    [
      [texts.firstAid, venue.firstAidPoint],
      [texts.aed, venue.aedPoint],
      [texts.hospital, venue.hospital],
      [texts.lostChild, venue.lostChildPoint],
      [texts.desk, clubPhone],
      [texts.emergency, '911'],
    ] as [string, string][]
  ).filter(([, words]) => words)
