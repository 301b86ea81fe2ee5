import { nth } from '../../nth.ts'
import { divisionName } from './division.ts'
import { elapsedMinutes, type PlacedMatch, placedMatches } from './match-times.ts'
import { hoursName } from './moment.ts'
import type { Plan } from './plan.ts'
import { indexPlan, type PlanIndex } from './plan-index.ts'
import { gamesByOfficial, gamesByTeam, staysOf } from './score.ts'

/** One team's day; times in minutes. */
export interface TeamDay {
  teamId: string
  games: number
  home: number
  playing: number
  /** The shortest and longest time between two games of a day; null if it has one game a day. */
  shortestRest: number | null
  longestRest: number | null
  /** From first kick-off to last whistle, on its longest day. */
  stay: number
  /** The time between games, over all its days. */
  waiting: number
  /** How many games it has on each pitch. */
  pitches: Record<string, number>
}

export interface DivisionFairness {
  divisionId: string
  games: Range
  rest: Range | null
  stay: Range
  waiting: Range
  /** How many pitches its teams play on. */
  pitches: Range
  /** The same as a sentence. */
  text: string
}

export interface Range {
  least: number
  most: number
}

export interface FairnessReport {
  teams: TeamDay[]
  divisions: DivisionFairness[]
  officials: { officialId: string; games: number }[]
}

/** Games, rest, pitches and waiting time of every team, and how much they differ within each division (T-14). */
export function fairness(plan: Plan): FairnessReport {
  const index = indexPlan(plan)
  const placed = placedMatches(index)
  const games = gamesByTeam(placed)
  const teams = plan.teams.map(({ id }) => teamDay(id, games.get(id) ?? []))
  return {
    teams,
    divisions: plan.divisions.flatMap(({ id }) => divisionFairness(index, id, teams) ?? []),
    officials: [...gamesByOfficial(plan, placed)].map(([officialId, count]) => ({
      officialId,
      games: count,
    })),
  }
}

function teamDay(teamId: string, games: readonly PlacedMatch[]): TeamDay {
  const rests = games.slice(1).flatMap((next, n) => {
    const before = nth(games, n)
    return before.day === next.day ? [next.kickOff - before.whistle] : []
  })
  const pitches: Record<string, number> = {}
  for (const { pitch } of games) pitches[pitch.id] = (pitches[pitch.id] ?? 0) + 1
  const stays = staysOf(games)
  const busy = games.reduce((sum, { division }) => sum + elapsedMinutes(division), 0)
  return {
    teamId,
    games: games.length,
    home: games.filter(({ match }) => match.home.teamId === teamId).length,
    playing: busy,
    shortestRest: rests.length > 0 ? Math.min(...rests) : null,
    longestRest: rests.length > 0 ? Math.max(...rests) : null,
    stay: Math.max(0, ...stays),
    waiting: stays.reduce((sum, stay) => sum + stay, 0) - busy,
    pitches,
  }
}

const rangeOf = (numbers: readonly number[]): Range => ({
  least: Math.min(...numbers),
  most: Math.max(...numbers),
})

function divisionFairness(
  index: PlanIndex,
  divisionId: string,
  all: readonly TeamDay[],
): DivisionFairness | null {
  const teams = all.filter(({ teamId }) => index.team(teamId).divisionId === divisionId)
  if (teams.length === 0) return null
  const rests = teams.flatMap(({ shortestRest }) => (shortestRest === null ? [] : [shortestRest]))
  const ranges = {
    games: rangeOf(teams.map(({ games }) => games)),
    rest: rests.length > 0 ? rangeOf(rests) : null,
    stay: rangeOf(teams.map(({ stay }) => stay)),
    waiting: rangeOf(teams.map(({ waiting }) => waiting)),
    pitches: rangeOf(teams.map(({ pitches }) => Object.keys(pitches).length)),
  }
  const rest = ranges.rest ? `, at least ${ranges.rest.least} minutes of rest` : ''
  const text = `${divisionName(index.division(divisionId))}: ${fromTo(ranges.games)} games each${rest}, at the field for ${hoursName(ranges.stay.least)} to ${hoursName(ranges.stay.most)}`
  return { divisionId, ...ranges, text }
}

const fromTo = ({ least, most }: Range) => (least === most ? `${least}` : `${least} to ${most}`)
