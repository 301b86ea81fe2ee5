import type { Match, Plan } from '../plan/plan.ts'

export interface Goals {
  home: number
  away: number
}

/** What a match counts for in the standings (T-10). */
export interface Result {
  home: string
  away: string
  goals: Goals
  winner: 'HOME' | 'AWAY' | null
  /** Teams that did not turn up. If both did not, both have lost. */
  forfeitedBy: string[]
}

const FORFEIT_GOALS = 3

/** The result of a match between known teams; null if there is none yet, or results are not kept (T-9). */
export function resultOf(plan: Plan, match: Match): Result | null {
  const keepsResults = plan.divisions.find(({ id }) => id === match.divisionId)?.recordsResults ?? false
  const [home, away] = [match.home.teamId, match.away.teamId]
  if (!keepsResults || home === null || away === null) return null
  const goals = goalsOf(match)
  if (goals === null) return null
  const { forfeitBy } = match
  const lost = match.status === 'FORFEIT' ? forfeitBy : null
  return {
    home,
    away,
    goals,
    winner: goals.home === goals.away ? null : goals.home > goals.away ? 'HOME' : 'AWAY',
    forfeitedBy: [
      ...(lost === 'HOME' || lost === 'BOTH' ? [home] : []),
      ...(lost === 'AWAY' || lost === 'BOTH' ? [away] : []),
    ],
  }
}

function goalsOf({ status, score, forfeitBy, abandonedAfterHalfTime }: Match): Goals | null {
  if (status === 'FINISHED') return score
  if (status === 'ABANDONED') return abandonedAfterHalfTime ? score : { home: 0, away: 0 }
  if (status !== 'FORFEIT' || forfeitBy === null) return null
  return {
    home: forfeitBy === 'AWAY' ? FORFEIT_GOALS : 0,
    away: forfeitBy === 'HOME' ? FORFEIT_GOALS : 0,
  }
}

/** Who advances: by the score, or by penalty kicks if it is level; null while that is not known. */
export function knockOutWinner(plan: Plan, match: Match): { winner: string; loser: string } | null {
  const result = resultOf(plan, match)
  if (result === null || result.forfeitedBy.length === 2) return null
  const { home, away, goals } = result
  const kicks = goals.home === goals.away ? match.kicks : null
  const margin = kicks === null ? goals.home - goals.away : kicks.home - kicks.away
  if (margin === 0) return null
  return margin > 0 ? { winner: home, loser: away } : { winner: away, loser: home }
}
