import type { Changes, RowOf } from '@touchline/domain/models/rows.ts'
import { changedParts } from '@touchline/domain/tournament/plan/changed-parts.ts'

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
