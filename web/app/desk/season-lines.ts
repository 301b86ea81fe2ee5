import { queryOptions } from '@tanstack/react-query'
import type { SeasonDates, SeasonStatus } from '@touchline/domain/seasons/season-on.ts'
import { compareText } from '@touchline/domain/words.ts'
import { listAll } from '../data/list-all.ts'
import type { Request } from '../data/request.ts'
import { tabRequest } from '../early/early-answers.ts'

/** A season as the desk's lists need it; `seasons.ts` has the rest. */
export interface SeasonLine extends SeasonDates {
  id: string
  name: string
  status: SeasonStatus
}

/** All seasons, latest first, in the cache that the screens share. */
export const seasonLines = queryOptions({
  queryKey: ['season lines'],
  queryFn: () => loadSeasonLines(tabRequest),
  meta: { shows: ['Season'] },
})

export async function loadSeasonLines(request: Request): Promise<SeasonLine[]> {
  const rows = (await listAll(request, 'Season')) as unknown as SeasonLine[]
  return rows.toSorted((a, b) => compareText(b.startDate, a.startDate))
}
