import type { ClubEvent } from '../club/schemas/events.ts'
import { compareText } from '../words.ts'
import { KIND_PAGES, type TournamentKind } from './kind.ts'
import { addMinutes } from './plan/moment.ts'
import type { Plan } from './plan/plan.ts'
import { type TournamentHead, tournamentPage } from './tournament.ts'

/** A tournament as the club's calendar needs it. */
export interface CalendarTournament extends TournamentHead {
  plan: Plan | null
}

interface Calendar {
  tournaments: readonly CalendarTournament[]
  today: string
  /** The venue until the plan names one. */
  field: { name: string; mapLink: string }
}

/**
 * The club's events and every announced tournament (C-13). An event with a tournament's page is that year's tournament:
 * the text comes from the club, the date and status from the tournament.
 */
export function withTournaments(events: readonly ClubEvent[], calendar: Calendar): ClubEvent[] {
  const dated = calendar.tournaments.flatMap((one) => (one.date === null ? [] : [{ ...one, date: one.date }]))
  const written = events.map((event) => {
    const one = dated.find((tournament) => isAbout(event, tournament))
    if (!one) return { event, slug: null }
    const status = one.status === 'CANCELLED' ? 'CANCELLED' : event.status
    return { event: { ...event, date: one.date, status }, slug: one.slug }
  })
  const unwritten = dated.filter((one) => written.every(({ slug }) => slug !== one.slug))
  return [...written.map(({ event }) => event), ...unwritten.map((one) => eventOf(one, calendar))]
}

type Dated = CalendarTournament & { date: string }

const yearOf = ({ date }: { date: string }) => date.slice(0, 4)

const isAbout = (event: ClubEvent, one: Dated) =>
  event.page !== null &&
  yearOf(one) === yearOf(event) &&
  [`/tournaments/${one.slug}`, KIND_PAGES[one.kind]].includes(event.page)

const WORDS: Record<TournamentKind, Pick<ClubEvent, 'kind' | 'description'>> = {
  FUN_DAY: {
    kind: 'FUN_DAY',
    description: 'Short games in mixed teams. Everyone plays, no one sits out, and no one keeps score.',
  },
  LUNAR_NEW_YEAR: {
    kind: 'TOURNAMENT',
    description: 'Short games, a lion dance, food and a red envelope for every child.',
  },
  OTHER: {
    kind: 'TOURNAMENT',
    description: 'Teams, times, pitches and results are on the tournament’s page.',
  },
}

function eventOf(one: Dated, { tournaments, today, field }: Calendar): ClubEvent {
  const { slug, name, date, status, plan, kind } = one
  const hours = plan && hoursOf(plan, date)
  return {
    ...WORDS[kind],
    id: `tournament-${slug}`,
    date,
    endDate: null,
    startTime: hours?.start ?? null,
    endTime: hours?.end ?? null,
    arrive: null,
    title: name,
    who: 'Players, families and guests',
    place: plan?.venue.name || field.name,
    mapLink: plan?.venue.name ? null : field.mapLink,
    page: tournamentPage(one, tournaments, today),
    status: status === 'CANCELLED' || plan?.weather.state === 'CANCELLED' ? 'CANCELLED' : 'ON',
  }
}

const HELPERS_ONLY: readonly string[] = ['SETUP', 'TEARDOWN']

/** From when families may arrive until the last item is over; null if nothing has a time yet. */
function hoursOf({ rundown, slots, matches }: Plan, date: string): { start: string; end: string } | null {
  const played = new Set(matches.map(({ slotId }) => slotId))
  const times = [
    ...rundown
      .filter(({ kind }) => !HELPERS_ONLY.includes(kind))
      .map(({ start, minutes }) => ({ start, end: addMinutes(start, minutes) })),
    ...slots.filter(({ id }) => played.has(id)),
  ].filter(({ start, end }) => start.startsWith(date) && end.startsWith(date))
  const [start] = times.map((time) => time.start.slice(11)).toSorted(compareText)
  const end = times
    .map((time) => time.end.slice(11))
    .toSorted(compareText)
    .at(-1)
  return start && end ? { start, end } : null
}
