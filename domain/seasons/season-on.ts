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
  const inOrder = seasons.toSorted((a, b) => compareText(a.startDate, b.startDate))
  // Where two run side by side for a while, the one that began last is the one people talk about.
  const running = inOrder.findLast(({ startDate, endDate }) => startDate <= today && today <= endDate)
  return running ?? inOrder.find(({ startDate }) => startDate > today) ?? inOrder.at(-1) ?? null
}

export type SeasonPhase = 'UPCOMING' | 'RUNNING' | 'OVER'

/** First and last day are both part of it. */
export function seasonPhase({ startDate, endDate }: SeasonDates, today: string): SeasonPhase {
  if (today < startDate) return 'UPCOMING'
  return today > endDate ? 'OVER' : 'RUNNING'
}
