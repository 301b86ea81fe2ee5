import { addDays } from '../calendar-day.ts'
import { compareText } from '../words.ts'
import { KIND_PAGES, type TournamentKind } from './kind.ts'
import type { Plan } from './plan/plan.ts'
import type { TOURNAMENT_STATUSES } from './status.ts'

/** A tournament without its plan, for lists and for choosing one. */
export interface TournamentHead {
  slug: string
  name: string
  kind: TournamentKind
  /** null: not settled yet. */
  date: string | null
  status: (typeof TOURNAMENT_STATUSES)[number]
  /** Goes up with every change, whether or not it was published as a revision. */
  version: number
}

/** What visitors may see of a tournament (T-18). */
export interface PublicTournament extends TournamentHead {
  plan: Plan | null
}

/**
 * The tournament that pages show by default: the current one, or else the next, or else the last. A cancelled one is
 * only shown if there is no other. One that nobody closed stays current for another day, because some take two.
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

/** Of an annual kind, this year's tournament until next year's is announced (T-31). */
export const newestOfKind = <Head extends TournamentHead>(
  tournaments: readonly Head[],
  kind: TournamentKind,
  today: string,
): Head | null =>
  currentTournament(
    tournaments.filter((one) => one.kind === kind),
    today,
  )

/**
 * The page where visitors read about it: that of its kind while it is the newest, otherwise the one under its slug
 * (T-31).
 */
export function tournamentPage(
  { slug, kind }: TournamentHead,
  tournaments: readonly TournamentHead[],
  today: string,
): string {
  const isNewest = newestOfKind(tournaments, kind, today)?.slug === slug
  return (isNewest && KIND_PAGES[kind]) || `/tournaments/${slug}`
}

/** It ends by itself the day after; nobody has to press a button (T-27). */
export const isOver = ({ status, date }: Pick<TournamentHead, 'status' | 'date'>, today: string): boolean =>
  status === 'FINISHED' || status === 'CANCELLED' || (date !== null && date < today)
