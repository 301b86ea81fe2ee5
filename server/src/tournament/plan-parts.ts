import type { Changes, RowOf } from '@touchline/domain/models/rows.ts'
import { changedParts } from '@touchline/domain/tournament/plan/changed-parts.ts'
import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { publicPlan } from '@touchline/domain/tournament/plan/public-plan.ts'
import { readPlan } from '@touchline/domain/tournament/plan/read-plan.ts'
import { refuse } from '../graphql/errors.ts'

/**
 * The columns of a plan that is written: the plan, its public part (T-18) and its revision; none if no plan is
 * written. The public part is computed on writing, so that no query can leak the rest.
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

/** Only the differing parts of a plan, because a day of results would repeat its hundreds of slots a hundred times. */
export function changedPlan(
  before: RowOf<'Tournament'>,
  after: RowOf<'Tournament'>,
): { before: Changes<'Tournament'>; after: Changes<'Tournament'> } {
  const { publicPlan: _was, ...old } = before
  const { publicPlan: _is, ...now } = after
  if (typeof old.plan !== 'string' || typeof now.plan !== 'string') return { before: old, after: now }
  const parts = changedParts(JSON.parse(old.plan), JSON.parse(now.plan))
  return {
    before: { ...old, plan: JSON.stringify(parts.before) },
    after: { ...now, plan: JSON.stringify(parts.after) },
  }
}
