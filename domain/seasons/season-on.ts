import { addDays } from '../calendar-day.ts'
import { compareText } from '../words.ts'

export const SEASON_STATUSES = ['DRAFT', 'PUBLISHED'] as const
export type SeasonStatus = (typeof SEASON_STATUSES)[number]

export interface SeasonDates {
  startDate: string
  endDate: string
}

/** Of the published seasons, the current one, or else the next, or else the last (S-12). */
export function seasonOn<Season extends SeasonDates>(
  seasons: readonly Season[],
  today: string,
): Season | null {
  const inOrder = seasons.toSorted(byStart)
  // If two overlap for a while, people mean the one that began last.
  const running = inOrder.findLast(({ startDate, endDate }) => startDate <= today && today <= endDate)
  return running ?? inOrder.find(({ startDate }) => startDate > today) ?? inOrder.at(-1) ?? null
}

const byStart = (a: SeasonDates, b: SeasonDates) => compareText(a.startDate, b.startDate)

/**
 * The days on which `seasonOn` returns this season; null: open-ended on that side. Assumes that no season lies within
 * another.
 */
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

/** The first and the last day belong to the season. */
export function seasonPhase({ startDate, endDate }: SeasonDates, today: string): SeasonPhase {
  if (today < startDate) return 'UPCOMING'
  return today > endDate ? 'OVER' : 'RUNNING'
}
