import type { DayView, Game } from './day-view.ts'

/** What a visitor wants to see, as kept in the address. */
export interface GameFilter {
  team: string | null
  division: string | null
  pitch: string | null
  referee: string | null
}

const FILTERS = ['team', 'division', 'pitch', 'referee'] as const

/** Reads the filter from an address. Values that match nothing are dropped. */
export function gameFilter(day: DayView, params: URLSearchParams): GameFilter {
  const known = {
    team: day.teams,
    division: day.divisions,
    pitch: day.pitches,
    referee: day.officials,
  }
  const chosen = (name: (typeof FILTERS)[number]) => {
    const wanted = params.get(name)
    return known[name].some(({ id }) => id === wanted) ? wanted : null
  }
  return {
    team: chosen('team'),
    division: chosen('division'),
    pitch: chosen('pitch'),
    referee: chosen('referee'),
  }
}

export const isFiltered = (filter: GameFilter): boolean => FILTERS.some((name) => filter[name] !== null)

export function wantedGames(games: readonly Game[], { team, division, pitch, referee }: GameFilter): Game[] {
  return games.filter(
    (game) =>
      (team === null || isOfTeam(game, team)) &&
      (division === null || game.divisionId === division) &&
      (pitch === null || game.pitchId === pitch) &&
      (referee === null || game.officials.some(({ id }) => id === referee)),
  )
}

export const isOfTeam = ({ home, away }: Game, teamId: string): boolean =>
  home.teamId === teamId || away.teamId === teamId
