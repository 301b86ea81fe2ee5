import { useData } from '../../../area/area-data.tsx'
import type { Request } from '../../../data/request.ts'
import { everyItem } from '../../../desk/every-item.ts'
import type { TournamentDesk, TournamentSummary } from './desk-data.ts'

const ALL = {
  query: `query Tournaments($limit: Int, $from: Int) {
    deskTournaments(limit: $limit, from: $from) {
      items {
        id slug name kind date status revision publishedAt isDraft teams matches violations disputes notes
      }
      total
    }
  }`,
  field: 'deskTournaments',
}

/** All tournaments, latest first: a club has a few dozen. */
export const useTournaments = () =>
  useData(['tournaments'], (request) => everyItem<TournamentSummary>(request, ALL))

const ONE = {
  query: `query Tournament($slug: String!) {
    deskTournament(slug: $slug) {
      id slug name kind date status revision publishedAt isDraft version changedBy changedAt plan published
      signUpUntil signUpFromAge signUpToAge signUpFeeCents signUpPlaces
    }
  }`,
  field: 'deskTournament',
}

/** As the service sends it: a plan is JSON. */
type Answered = Omit<TournamentDesk, 'plan' | 'published'> & { plan: string; published: string | null }

/** A tournament as the desk works on it. */
export async function loadTournament(request: Request, slug: string): Promise<TournamentDesk> {
  const found = await request<Answered | null>(ONE, { slug })
  if (!found) throw new Error('This tournament no longer exists.')
  const { plan, published } = found
  return { ...found, plan: JSON.parse(plan), published: published === null ? null : JSON.parse(published) }
}
