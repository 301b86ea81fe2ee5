import { monthOf } from '@touchline/domain/calendar-day.ts'
import { type AgendaEntry, clubAgenda } from '@touchline/domain/club/agenda.ts'
import type { ClubContent } from '@touchline/domain/club/settings.ts'
import { monthAndYear } from '@touchline/domain/words.ts'
import { sunset } from '../../../club/sunset.ts'
import { type EventFilter, isWanted } from './event-filter.ts'
import * as texts from './events.texts.ts'

type Content = Pick<ClubContent, 'facts' | 'field' | 'season' | 'seasons' | 'matches' | 'events' | 'teams'>

export interface EventItem extends AgendaEntry {
  /** '16:21' on days when it gets dark early enough to matter. */
  sunset: string | null
}

export interface EventMonth {
  month: string
  /** 'September 2025' */
  label: string
  items: EventItem[]
}

export interface EventList {
  toCome: EventMonth[]
  /** Newest month first. */
  past: EventMonth[]
}

export const KIND_NAMES: Record<AgendaEntry['kind'], string> = {
  TRAINING: texts.practices,
  MATCH: texts.match,
  CLUB: texts.club,
  FUN_DAY: texts.funDay,
  TOURNAMENT: texts.tournament,
  NO_TRAINING: texts.noTraining,
}

const DARK_MONTHS = ['11', '12']

export function listOfEntries(entries: readonly AgendaEntry[], today: string): EventList {
  const items = entries.map((entry) => ({ ...entry, sunset: sunsetOf(entry) }))
  const isToCome = ({ date, endDate }: EventItem) => (endDate ?? date) >= today
  return {
    toCome: byMonth(items.filter(isToCome)),
    past: byMonth(items.filter((item) => !isToCome(item))).toReversed(),
  }
}

export function wantedEntries(content: Content, filter: EventFilter): AgendaEntry[] {
  const teamName = content.teams.find(({ id }) => id === filter.team)?.name
  return clubAgenda(content).filter((entry) => isWanted(entry, filter, teamName))
}

/** The club's content for one season alone; without an id it stays as it is. */
export function inSeason(club: ClubContent, id: string | null): ClubContent {
  const season = club.seasons.find((one) => one.id === id)
  if (!season) return club
  const isWithin = ({ date }: { date: string }) => season.startDate <= date && date <= season.endDate
  return {
    ...club,
    season,
    seasons: [season],
    matches: club.matches.filter(isWithin),
    events: club.events.filter(isWithin),
  }
}

const sunsetOf = ({ date, startTime }: AgendaEntry) =>
  startTime && DARK_MONTHS.includes(date.slice(5, 7)) ? sunset(date) : null

function byMonth(items: readonly EventItem[]): EventMonth[] {
  const months = [...new Set(items.map(({ date }) => monthOf(date)))]
  return months.map((month) => ({
    month,
    label: monthAndYear(month),
    items: items.filter(({ date }) => monthOf(date) === month),
  }))
}
