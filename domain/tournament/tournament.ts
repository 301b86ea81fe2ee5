import { addDays } from '../calendar-day.ts'
import { compareText } from '../words.ts'
import { KIND_PAGES, type TournamentKind } from './kind.ts'
import type { Plan } from './plan/plan.ts'
import type { TOURNAMENT_STATUSES } from './status.ts'

/** A tournament without its plan, as lists and the choice of one need it. */
export interface TournamentHead {
  slug: string
  name: string
  kind: TournamentKind
  /** null: not settled yet. */
  date: string | null
  status: (typeof TOURNAMENT_STATUSES)[number]
  /** Grows with every change, whether or not it was published as a revision. */
  version: number
}

/** What visitors may see of one (T-18). */
export interface PublicTournament extends TournamentHead {
  plan: Plan | null
}

/**
 * The one that pages show when nobody says which: the one that is on, else the next to come, else the last that was. A
 * cancelled one only where there is no other. One that nobody closed is on for another day, for some take two.
 */
export function currentTournament<Head extends TournamentHead>(
  tournaments: readonly Head[],
  today: string,
): Head | null {
  const on = tournaments.filter(({ status }) => status !== 'CANCELLED')
  const dated = on
    .flatMap((head) => (head.date === null ? [] : [{ head, date: head.date }]))
    .sort((a, b) => compareText(a.date, b.date))
  return (
    on.find(({ status, date }) => status === 'LIVE' && (date ?? today) >= addDays(today, -1)) ??
    dated.find(({ date, head }) => date >= today && head.status !== 'FINISHED')?.head ??
    dated.at(-1)?.head ??
    on[0] ??
    tournaments[0] ??
    null
  )
}

/** Of those that come every year: this year's, until next year's is out (T-31). */
export const newestOfKind = <Head extends TournamentHead>(
  tournaments: readonly Head[],
  kind: TournamentKind,
  today: string,
): Head | null =>
  currentTournament(
    tournaments.filter((one) => one.kind === kind),
    today,
  )

/** Where visitors read about it: the page of its kind as long as it is the newest, else the one of its slug (T-31). */
export function tournamentPage(
  { slug, kind }: TournamentHead,
  tournaments: readonly TournamentHead[],
  today: string,
): string {
  const isNewest = newestOfKind(tournaments, kind, today)?.slug === slug
  return (isNewest && KIND_PAGES[kind]) || `/tournaments/${slug}`
}

/** Nobody has to press a button for it: the day after does (T-27). */
export const isOver = ({ status, date }: Pick<TournamentHead, 'status' | 'date'>, today: string): boolean =>
  status === 'FINISHED' || status === 'CANCELLED' || (date !== null && date < today)
