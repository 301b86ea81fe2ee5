import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'

/** Where help is, and whom to call. */
export const helpPlaces = (venue: DayView['venue'], clubPhone: string): [name: string, words: string][] =>
  (
    [
      ['First aid', venue.firstAidPoint],
      ['AED', venue.aedPoint],
      ['Hospital', venue.hospital],
      ['Lost child', venue.lostChildPoint],
      ['Desk', clubPhone],
      ['Emergency', '911'],
    ] as [string, string][]
  ).filter(([, words]) => words)
