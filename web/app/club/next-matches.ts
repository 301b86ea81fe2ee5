import type { Match } from '@touchline/domain/club/schemas/matches.ts'
import type { Team } from '@touchline/domain/club/schemas/teams.ts'
import { compareText } from '@touchline/domain/words.ts'

const SHOWN = 3

export interface NextMatches {
  matches: Match[]
  /** True when no match is left and these are the last ones of the season. */
  arePlayed: boolean
}

/** The next three games, including today's; after the last game of the season, its last three. */
export function nextMatches(all: readonly Match[], today: string): NextMatches {
  const inOrder = all.toSorted((a, b) => compareText(a.date + a.startTime, b.date + b.startTime))
  const toCome = inOrder.filter(({ date }) => date >= today)
  if (toCome.length > 0) return { matches: toCome.slice(0, SHOWN), arePlayed: false }
  const played = inOrder.filter(({ status }) => status !== 'CANCELLED')
  return { matches: played.slice(-SHOWN).toReversed(), arePlayed: true }
}

/** The team's next game, including one today, or null. */
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
