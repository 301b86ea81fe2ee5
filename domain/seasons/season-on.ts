import { addDays } from '../calendar-day.ts'
import { compareText } from '../words.ts'

export const SEASON_STATUSES = ['DRAFT', 'PUBLISHED'] as const
export type SeasonStatus = (typeof SEASON_STATUSES)[number]

export interface SeasonDates {
  startDate: string
  endDate: string
}

/** Of the seasons that are published: the running one, else the next, else the last one that was (S-12). */
export function seasonOn<Season extends SeasonDates>(
  seasons: readonly Season[],
  today: string,
): Season | null {
  const inOrder = seasons.toSorted(byStart)
  // Where two run side by side for a while, the one that began last is the one people talk about.
  const running = inOrder.findLast(({ startDate, endDate }) => startDate <= today && today <= endDate)
  return running ?? inOrder.find(({ startDate }) => startDate > today) ?? inOrder.at(-1) ?? null
}

const byStart = (a: SeasonDates, b: SeasonDates) => compareText(a.startDate, b.startDate)

/** The days on which `seasonOn` gives a season, one of these; null: no such end. None begins and ends within another. */
export function daysOfSeason<Season extends SeasonDates>(
  seasons: readonly Season[],
  season: Season,
): { first: string | null; last: string | null } {
  const inOrder = seasons.toSorted(byStart)
  const place = inOrder.indexOf(season)
  const lastBefore = (next: Season | undefined, of: Season) =>
    next && (next.startDate <= of.endDate ? addDays(next.startDate, -1) : of.endDate)
  const before = inOrder[place - 1]
  const lastOfBefore = before && lastBefore(season, before)
  return {
    first: lastOfBefore ? addDays(lastOfBefore, 1) : null,
    last: lastBefore(inOrder[place + 1], season) ?? null,
  }
}

export type SeasonPhase = 'UPCOMING' | 'RUNNING' | 'OVER'

/** First and last day are both part of it. */
export function seasonPhase({ startDate, endDate }: SeasonDates, today: string): SeasonPhase {
  if (today < startDate) return 'UPCOMING'
  return today > endDate ? 'OVER' : 'RUNNING'
}
