import type { ClubContent } from '@touchline/domain/club/settings.ts'

const known = new WeakMap<ClubContent, Map<string, unknown>>()

/**
 * Keeps what a page derives from the club's content for as long as the server keeps that content: working out the
 * agenda of a season takes longer than rendering the page. Visitors cannot choose the names, so the number of entries
 * stays small.
 */
export function madeOnce<Made>(club: ClubContent, name: string, make: () => Made): Made {
  const made = known.get(club) ?? new Map<string, unknown>()
  known.set(club, made)
  if (!made.has(name)) made.set(name, make())
  return made.get(name) as Made
}
