import { placedMatches } from '../plan/match-times.ts'
import type { Plan } from '../plan/plan.ts'
import { indexPlan } from '../plan/plan-index.ts'

/**
 * M1 is the first kick-off on the first pitch. Numbers that may already be on paper stay; new ones continue from them.
 */
export function numberMatches(plan: Plan): Plan {
  const pitchAt = new Map(plan.pitches.map(({ id }, n) => [id, n]))
  const order = placedMatches(indexPlan(plan))
    .filter(({ match }) => match.number === 0)
    .sort((a, b) => a.kickOff - b.kickOff || (pitchAt.get(a.pitch.id) ?? 0) - (pitchAt.get(b.pitch.id) ?? 0))
  const last = Math.max(0, ...plan.matches.map(({ number }) => number))
  const numbers = new Map(order.map(({ match }, n) => [match.id, last + n + 1]))
  return {
    ...plan,
    matches: plan.matches.map((match) => ({ ...match, number: numbers.get(match.id) ?? match.number })),
  }
}
