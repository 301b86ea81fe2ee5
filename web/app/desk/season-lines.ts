import type { SeasonDates, SeasonStatus } from '@touchline/domain/seasons/season-on.ts'
import { compareText } from '@touchline/domain/words.ts'
import { listAll } from '../data/list-all.ts'
import type { Request } from '../data/request.ts'

/** A season as the desk's lists know it; what happens in it is in `seasons.ts`. */
export interface SeasonLine extends SeasonDates {
  id: string
  name: string
  status: SeasonStatus
}

/** Under which all screens keep them. */
export const SEASON_LINES = ['season lines']

/** All of them, the latest first. */
export async function loadSeasonLines(request: Request): Promise<SeasonLine[]> {
  const rows = (await listAll(request, 'Season')) as unknown as SeasonLine[]
  return rows.toSorted((a, b) => compareText(b.startDate, a.startDate))
}
