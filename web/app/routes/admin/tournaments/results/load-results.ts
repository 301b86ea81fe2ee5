import type { Request } from '../../../../data/request.ts'
import { everyItem } from '../../../../desk/every-item.ts'
import type { TournamentEntry } from '../desk-data.ts'

const RESULTS = {
  query: `query Results($slug: String!, $limit: Int, $from: Int) {
    deskResults(slug: $slug, limit: $limit, from: $from) {
      items { id matchId entry enteredBy outcome createdAt } total
    }
  }`,
  field: 'deskResults',
}

/** As it is answered: what was entered is JSON. */
type Answered = Omit<TournamentEntry, 'entry'> & { entry: string }

/** All that came in: what is in dispute, and what it is in dispute with, may lie far apart. */
export async function loadResults(request: Request, slug: string): Promise<TournamentEntry[]> {
  const all = await everyItem<Answered>(request, RESULTS, { slug })
  return all.map((one) => ({ ...one, entry: JSON.parse(one.entry) }))
}
