import { publicPlan } from '@touchline/domain/tournament/plan/public-plan.ts'
import { readPlan } from '@touchline/domain/tournament/plan/read-plan.ts'
import { refuse } from '../graphql/errors.ts'
import type { Row } from '../graphql/write/rows.ts'

/**
 * What is kept of a plan that somebody writes: the plan, what visitors may read of it (T-18), and its revision. Nothing
 * where no plan is written. What is public is decided when it is written, so that no way of reading can forget it.
 */
export function planParts(written: Row): Row {
  if (!('plan' in written)) return {}
  if (written.plan === null) return { publicPlan: null }
  const read = readPlan(written.plan)
  if ('refusal' in read) {
    refuse(read.refusal)
    return {}
  }
  const { plan } = read
  return {
    plan: JSON.stringify(plan),
    publicPlan: JSON.stringify(publicPlan(plan)),
    ...(plan.revision > 0 ? { revision: plan.revision } : {}),
  }
}
