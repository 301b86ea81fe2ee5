import { groupBy } from '../group-by.ts'
import type { Plan } from '../plan/plan.ts'

/**
 * Families with players in two teams or more (Q6), from the players of the teams and whose child each is. The plan
 * keeps only which teams belong together, not the family.
 */
export function householdsOf(
  players: Plan['players'],
  familyOf: (playerId: string) => string | null,
): Plan['households'] {
  const children = players.flatMap(({ teamId, playerId }) => {
    const family = playerId === null ? null : familyOf(playerId)
    return family === null ? [] : [{ teamId, family }]
  })
  return [...groupBy(children, ({ family }) => family).values()]
    .map((siblings) => [...new Set(siblings.map(({ teamId }) => teamId))])
    .filter((teamIds) => teamIds.length > 1)
    .map((teamIds, n) => ({ id: `household-${n + 1}`, teamIds }))
}
