/**
 * Two kinds come every year and have their own pages, which show the newest one. Any other tournament has a page under
 * its slug.
 */
export const TOURNAMENT_KINDS = ['FUN_DAY', 'LUNAR_NEW_YEAR', 'OTHER'] as const

export type TournamentKind = (typeof TOURNAMENT_KINDS)[number]

export const KIND_PAGES: Record<TournamentKind, string | null> = {
  FUN_DAY: '/fun-day-tournament',
  LUNAR_NEW_YEAR: '/lunar-new-year-tournament',
  OTHER: null,
}
