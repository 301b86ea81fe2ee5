import { type DayView, dayView } from '@touchline/domain/tournament/view/day-view.ts'
import type { RouterContextProvider } from 'react-router'
import { siteContext } from '../site.ts'

/** A tournament for a page; the name and the date are known before there is a plan. */
export interface LoadedDay {
  day: DayView | null
  name: string | null
  date: string | null
  status: DayView['status'] | null
  /** The others that visitors may look at, for the choice of one. */
  events: { slug: string; name: string; date: string | null }[]
}

/** The tournament of a page that is about one only. */
export async function loadDay(context: Readonly<RouterContextProvider>, slug: string): Promise<LoadedDay> {
  const site = context.get(siteContext)
  const tournament = await site.tournament(slug)
  return {
    day: tournament && dayView(tournament),
    name: tournament?.name ?? null,
    date: tournament?.date ?? null,
    status: tournament?.status ?? null,
    events: [],
  }
}
