import type { AgendaEntry } from '@touchline/domain/club/agenda.ts'
import { LANGUAGE } from '../../../languages/language.ts'
import * as texts from './events.texts.ts'

type Kind = AgendaEntry['kind']

/** The kinds of entries, in the order of the filters. */
export const SHOWN = [
  { show: 'all', name: texts.all, kinds: null },
  { show: 'training', name: texts.practices, kinds: ['TRAINING'] },
  { show: 'match', name: texts.matches, kinds: ['MATCH'] },
  { show: 'fun-day', name: texts.funDays, kinds: ['FUN_DAY'] },
  { show: 'tournament', name: texts.tournaments, kinds: ['TOURNAMENT'] },
  { show: 'club', name: texts.club, kinds: ['CLUB'] },
  { show: 'no-training', name: texts.noTraining, kinds: ['NO_TRAINING'] },
] as const satisfies readonly { show: string; name: string; kinds: readonly Kind[] | null }[]

export interface EventFilter {
  show: (typeof SHOWN)[number]['show']
  /** A team's id, or null for all of them. */
  team: string | null
  view: 'list' | 'calendar'
  /** The id of another season, past or future; null: from the one that matters today. */
  season: string | null
  /** Only what concerns the children of the signed-in visitor. */
  mine: boolean
}

/** Reads the address and ignores nonsense. */
export function eventFilter(
  query: URLSearchParams,
  { teams, seasons }: Record<'teams' | 'seasons', readonly { id: string }[]>,
): EventFilter {
  return {
    show: SHOWN.find(({ show }) => show === query.get('show'))?.show ?? 'all',
    team: teams.find(({ id }) => id === query.get('team'))?.id ?? null,
    season: seasons.find(({ id }) => id === query.get('season'))?.id ?? null,
    view: query.get('view') === 'calendar' ? 'calendar' : 'list',
    // The family's part of the site is in English only.
    mine: LANGUAGE === 'en' && query.get('mine') === '1',
  }
}

/** The address for a filter; default values are left out. */
export function eventPath({ show, team, view, season, mine }: EventFilter): string {
  const query = new URLSearchParams()
  if (show !== 'all') query.set('show', show)
  if (team) query.set('team', team)
  if (season) query.set('season', season)
  if (view !== 'list') query.set('view', view)
  if (mine) query.set('mine', '1')
  return query.size > 0 ? `/events?${query}` : '/events'
}

/** Training and club days are for everyone; a team sees only its own matches. */
export function isWanted(entry: AgendaEntry, filter: EventFilter, teamName: string | undefined): boolean {
  const kinds: readonly Kind[] | null = SHOWN.find(({ show }) => show === filter.show)?.kinds ?? null
  if (kinds && !kinds.includes(entry.kind)) return false
  return entry.kind !== 'MATCH' || !teamName || entry.title.split(' v ').includes(teamName)
}
