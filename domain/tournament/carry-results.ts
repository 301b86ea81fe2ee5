import { fillPlaces } from './advance.ts'
import { hasResult } from './enter-result.ts'
import type { Plan } from './plan.ts'

/**
 * A draft with what has been played meanwhile: results belong to the published plan, and no draft takes one back
 * (T-21). A match of which there is no trace in the draft stays gone, unless it has been played.
 */
export function carryResults(draft: Plan, published: Plan | null): Plan {
  const played = new Map((published?.matches ?? []).filter(hasResult).map((match) => [match.id, match]))
  if (played.size === 0) return draft
  const matches = draft.matches.map((match) => {
    const was = played.get(match.id)
    if (was === undefined) return match
    const { status, score, kicks, forfeitBy, abandonedAfterHalfTime, card, home, away } = was
    return { ...match, status, score, kicks, forfeitBy, abandonedAfterHalfTime, card, home, away }
  })
  return fillPlaces({ ...draft, matches })
}
