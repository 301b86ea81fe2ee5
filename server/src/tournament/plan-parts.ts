import type { Changes, RowOf } from '@touchline/domain/models/rows.ts'
import { changedParts } from '@touchline/domain/tournament/plan/changed-parts.ts'
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

/** Of a plan only the parts that differ: it has hundreds of slots, and a day of results would write it a hundred times. */
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
