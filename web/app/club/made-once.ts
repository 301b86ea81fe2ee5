import type { ClubContent } from '@touchline/domain/club/settings.ts'

const known = new WeakMap<ClubContent, Map<string, unknown>>()

/**
 * What a page makes of the club's content, for as long as the server has that content: the agenda of a season takes
 * longer to work out than the page to render. Few pages may be asked for by name, so the names come from the club.
 */
export function madeOnce<Made>(club: ClubContent, name: string, make: () => Made): Made {
  const made = known.get(club) ?? new Map<string, unknown>()
  known.set(club, made)
  if (!made.has(name)) made.set(name, make())
  return made.get(name) as Made
}
