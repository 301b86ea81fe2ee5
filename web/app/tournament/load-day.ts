import type { TournamentKind } from '@touchline/domain/tournament/kind.ts'
import type { SignUpTerms } from '@touchline/domain/tournament/sign-up.ts'
import { isOver, newestOfKind } from '@touchline/domain/tournament/tournament.ts'
import { type DayView, dayView } from '@touchline/domain/tournament/view/day-view.ts'
import type { RouterContextProvider } from 'react-router'
import { siteContext } from '../site.ts'

/** A tournament for a page; its name and date are known before there is a plan. */
export interface LoadedDay {
  day: DayView | null
  slug: string | null
  name: string | null
  date: string | null
  status: DayView['status'] | null
  kind: TournamentKind | null
  /** How families join; null if they do not. */
  signUp: SignUpTerms | null
  /** The other public tournaments, to choose from. */
  events: { slug: string; name: string; date: string | null }[]
}

export const NO_TOURNAMENT: LoadedDay = {
  day: null,
  slug: null,
  name: null,
  date: null,
  status: null,
  kind: null,
  signUp: null,
  events: [],
}

type Context = Readonly<RouterContextProvider>

/** The tournament with this slug. */
export async function loadDay(context: Context, slug: string): Promise<LoadedDay> {
  const site = context.get(siteContext)
  const found = await site.tournament(slug)
  if (!found) return NO_TOURNAMENT
  const { signUp, ...tournament } = found
  const { name, date, status, kind } = tournament
  const isJoined = signUp.signUpUntil !== null && !isOver(tournament, site.today)
  const day = dayView(tournament)
  return { day, slug, name, date, status, kind, signUp: isJoined ? signUp : null, events: [] }
}

/** For the page of one kind of tournament: the newest of that kind (T-31). */
export async function loadDayOfKind(context: Context, kind: TournamentKind): Promise<LoadedDay> {
  const site = context.get(siteContext)
  const newest = newestOfKind(await site.tournaments(), kind, site.today)
  return newest ? loadDay(context, newest.slug) : NO_TOURNAMENT
}

/** For the pages of a slug, which are not found without such a tournament. */
export async function loadDayOfSlug(context: Context, slug = ''): Promise<LoadedDay> {
  const loaded = await loadDay(context, slug)
  if (loaded.name === null) throw new Response(null, { status: 404 })
  return loaded
}
