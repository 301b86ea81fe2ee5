import type { Match } from '../plan/plan.ts'
import type { PlanIndex } from '../plan/plan-index.ts'
import { isKnockOut, sidesOf } from '../plan/sides.ts'

/** One game comes after another, with the rest of the earlier one in between (H11). */
export interface Precedence {
  before: number
  after: number
}

export function precedencesOf(matches: readonly Match[], { plan }: PlanIndex): Precedence[] {
  const at = new Map(matches.map(({ id }, n) => [id, n]))
  return matches.flatMap((match, after) => {
    if (!isKnockOut(match)) return []
    const groupMatches = plan.matches.filter(
      ({ divisionId, stage }) =>
        divisionId === match.divisionId && (stage === 'GROUP' || stage === 'FRIENDLY'),
    )
    const followed = sidesOf(match).flatMap(({ from }) =>
      from === null || from.kind === 'PLACE' ? [] : [from.matchId],
    )
    return [...groupMatches.map(({ id }) => id), ...followed].flatMap((id) => {
      const before = at.get(id)
      return before === undefined ? [] : [{ before, after }]
    })
  })
}
