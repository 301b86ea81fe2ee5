import type { Changes } from '@touchline/domain/models/rows.ts'
import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { publicPlan } from '@touchline/domain/tournament/plan/public-plan.ts'
import { readPlan } from '@touchline/domain/tournament/plan/read-plan.ts'
import { refuse } from '../graphql/errors.ts'

/**
 * What is kept of a plan that somebody writes: the plan, what visitors may read of it (T-18), and its revision. Nothing
 * where no plan is written. What is public is decided when it is written, so that no way of reading can forget it.
 */
export function planParts(written: { plan?: string | Plan | null }): Changes<'Tournament'> {
  if (written.plan === undefined) return {}
  if (written.plan === null) return { publicPlan: null }
  const read = readPlan(written.plan)
  if ('refusal' in read) refuse(read.refusal)
  const { plan } = read
  return {
    plan: JSON.stringify(plan),
    publicPlan: JSON.stringify(publicPlan(plan)),
    ...(plan.revision > 0 ? { revision: plan.revision } : {}),
  }
}
