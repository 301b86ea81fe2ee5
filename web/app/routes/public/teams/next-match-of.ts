import type { Match } from '@touchline/domain/club/schemas/matches.ts'
import type { Team } from '@touchline/domain/club/schemas/teams.ts'
import { nextMatches } from '../../../club/next-matches.ts'

/** The team's next game, today's included, or null. */
export function nextMatchOf(
  { name }: Pick<Team, 'name'>,
  matches: readonly Match[],
  today: string,
): Match | null {
  const own = matches.filter(
    ({ home, away, status }) => [home, away].includes(name) && status !== 'CANCELLED',
  )
  const next = nextMatches(own, today)
  return next.arePlayed ? null : (next.matches[0] ?? null)
}
