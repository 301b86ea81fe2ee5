import { programSessions } from '../season.ts'
import type { Season } from '../seasons/season.ts'
import { compareText } from '../words.ts'
import type { ClubEvent } from './schemas/events.ts'
import type { Match } from './schemas/matches.ts'
import { arriveAt, seasonTitle } from './season-words.ts'
import type { ClubContent } from './settings.ts'

export type AgendaContent = Pick<ClubContent, 'facts' | 'field' | 'season' | 'seasons' | 'matches' | 'events'>

export interface AgendaEntry {
  /** Stays the same whatever changes: calendars that subscribe know an entry by it. */
  uid: string
  kind: 'TRAINING' | 'MATCH' | ClubEvent['kind']
  title: string
  date: string
  endDate: string | null
  startTime: string | null
  endTime: string | null
  arrive: string | null
  who: string
  place: string
  mapLink: string | null
  status: ClubEvent['status']
  note: string | null
  page: string | null
}

/** Sessions, matches and events in the order of time; what is cancelled stays in the list and says so (C-5). */
export const clubAgenda = (content: AgendaContent): AgendaEntry[] =>
  inOrderOfTime([
    ...seasonsToCome(content).flatMap((season) => trainingEntries(content, season)),
    ...content.matches.map(matchEntry),
    ...content.events.map(eventEntry),
  ])

export const inOrderOfTime = (entries: readonly AgendaEntry[]): AgendaEntry[] =>
  entries.toSorted((a, b) => compareText(a.date, b.date) || compareText(a.startTime ?? '', b.startTime ?? ''))

/** A day for each game, as the season's calendar counts them (S-4); a cancelled game is none. */
export const gameDays = ({ matches }: Pick<ClubContent, 'matches'>): string[] =>
  matches.filter(({ status }) => status !== 'CANCELLED').map(({ date }) => date)

/** The season that is shown, and what is announced after it: a calendar that subscribes knows of it in time. */
const seasonsToCome = ({ season, seasons }: AgendaContent): Season[] => [
  season,
  ...seasons.filter(({ startDate }) => startDate > season.endDate),
]

function trainingEntries({ facts, field }: AgendaContent, season: Season): AgendaEntry[] {
  return programSessions(season).map(({ day }) => {
    const change = season.changes.find((one) => one.day === day)
    const startTime = change?.startTime ?? season.startTime
    return {
      uid: `training-${day}`,
      kind: 'TRAINING',
      title: seasonTitle(season),
      date: day,
      endDate: null,
      startTime,
      endTime: change?.endTime ?? season.endTime,
      arrive: arriveAt({ ...season, startTime }),
      who: `Ages ${facts.ages.from} to ${facts.ages.to}`,
      place: change?.place ?? season.location ?? field.name,
      mapLink: change?.place || season.location ? null : field.mapLink,
      status: change?.status ?? 'ON',
      note: change?.note ?? null,
      page: null,
    }
  })
}

export const matchEntry = (match: Match): AgendaEntry => ({
  uid: `match-${match.id}`,
  kind: 'MATCH',
  title: `${match.home} v ${match.away}`,
  date: match.date,
  endDate: null,
  startTime: match.startTime,
  endTime: match.endTime,
  arrive: null,
  who: match.groups.map((group) => `U${group}`).join(', '),
  place: match.field,
  mapLink: match.mapLink,
  status: match.status,
  note: match.note,
  page: '/teams',
})

export function eventEntry({ id, description, ...event }: ClubEvent): AgendaEntry {
  return { ...event, uid: `event-${id}`, note: description }
}
