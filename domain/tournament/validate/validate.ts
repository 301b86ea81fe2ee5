import { placedMatches } from '../plan/match-times.ts'
import type { Plan } from '../plan/plan.ts'
import { indexPlan } from '../plan/plan-index.ts'
import { checkKnockOut } from './check-knock-out.ts'
import { checkOfficials } from './check-officials.ts'
import { checkPitches } from './check-pitches.ts'
import { checkTeams } from './check-teams.ts'
import type { Violation } from './violation.ts'

/**
 * Every hard rule that a plan breaks, in order of their numbers (T-3). Deliberately knows nothing about how plans are
 * made.
 */
export function validate(plan: Plan): Violation[] {
  const index = indexPlan(plan)
  const placed = placedMatches(index)
  const found = [
    ...checkTeams(index, placed),
    ...checkPitches(plan, placed),
    ...checkOfficials(index, placed),
    ...checkKnockOut(placed),
  ]
  return found.sort((a, b) => Number(a.rule.slice(1)) - Number(b.rule.slice(1)))
}
