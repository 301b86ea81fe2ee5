import { currentTournament } from '@touchline/domain/tournament/tournament.ts'
import type { RouterContextProvider } from 'react-router'
import { siteContext } from '../site.ts'
import { type LoadedDay, loadDay, NO_TOURNAMENT } from './load-day.ts'

/** The tournament named by `?event=`, or the current one, for pages that serve every tournament. */
export async function loadChosenDay(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<LoadedDay> {
  const site = context.get(siteContext)
  const tournaments = await site.tournaments()
  const wanted = new URL(request.url).searchParams.get('event')
  const chosen = tournaments.find(({ slug }) => slug === wanted) ?? currentTournament(tournaments, site.today)
  const events = tournaments.map(({ slug, name, date }) => ({ slug, name, date }))
  return { ...(chosen ? await loadDay(context, chosen.slug) : NO_TOURNAMENT), events }
}
