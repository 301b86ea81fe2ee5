import { programSessions } from '../programs/program-sessions.ts'
import { changeWords, programChangesOn, sessionOn } from '../programs/session-on.ts'
import type { Season } from '../seasons/season.ts'
import { compareText } from '../words.ts'
import * as texts from './agenda.texts.ts'
import type { ClubEvent } from './schemas/events.ts'
import type { Match } from './schemas/matches.ts'
import { arriveAt, seasonTitle } from './season-words.ts'
import type { ClubContent } from './settings.ts'

export type AgendaContent = Pick<ClubContent, 'facts' | 'field' | 'season' | 'seasons' | 'matches' | 'events'>

export interface AgendaEntry {
  /** Never changes, because subscribed calendars recognise an entry by it. */
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
  /** Only ever goes up: a calendar keeps the version of an entry with the higher number. */
  sequence: number
}

/** Sessions, matches and events in time order. Cancelled ones stay in the list and say so (C-5). */
export const clubAgenda = (content: AgendaContent): AgendaEntry[] =>
  inOrderOfTime([
    ...seasonsToCome(content).flatMap((season) => trainingEntries(content, season)),
    ...content.matches.map(matchEntry),
    ...content.events.map(eventEntry),
  ])

export const inOrderOfTime = (entries: readonly AgendaEntry[]): AgendaEntry[] =>
  entries.toSorted((a, b) => compareText(a.date, b.date) || compareText(a.startTime ?? '', b.startTime ?? ''))

/** One day per game, as the season's calendar counts them (S-4); a cancelled game does not count. */
export const gameDays = ({ matches }: Pick<ClubContent, 'matches'>): string[] =>
  matches.filter(({ status }) => status !== 'CANCELLED').map(({ date }) => date)

/** The current season and those announced after it, so that subscribed calendars learn of them in time. */
const seasonsToCome = ({ season, seasons }: AgendaContent): Season[] => [
  season,
  ...seasons.filter(({ startDate }) => startDate > season.endDate),
]

function trainingEntries({ facts, field }: AgendaContent, season: Season): AgendaEntry[] {
  return programSessions(season).map((session) => {
    const { day } = session
    const { place, ...onDay } = sessionOn(season, session)
    return {
      uid: `training-${day}`,
      kind: 'TRAINING',
      title: seasonTitle(season),
      date: day,
      endDate: null,
      ...onDay,
      note: [onDay.note, ...programNotes(season, day)].filter(Boolean).join(' ') || null,
      arrive: arriveAt({ ...season, startTime: onDay.startTime ?? season.startTime }),
      who: texts.ages(facts.ages.from, facts.ages.to),
      place: place ?? season.location ?? field.name,
      mapLink: place || season.location ? null : field.mapLink,
      page: null,
      sequence: season.version,
    }
  })
}

/** 'Skills clinic: There is no training on Sat, Oct 4. Thunder.' */
const programNotes = (season: Season, day: string): string[] =>
  programChangesOn(season, day).flatMap((change) => {
    const program = season.changedPrograms.find(({ id }) => id === change.programId)
    return program ? [`${program.name}: ${changeWords(change)} ${change.note}`] : []
  })

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
  sequence: 0,
})

export function eventEntry({ id, description, ...event }: ClubEvent): AgendaEntry {
  return { ...event, uid: `event-${id}`, note: description, sequence: 0 }
}
