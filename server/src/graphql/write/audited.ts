import type { Model } from '@touchline/domain/model-types.ts'
import { changedParts } from '@touchline/domain/tournament/changed-parts.ts'
import type { Row } from './rows.ts'

interface Audited {
  before: Row
  after: Row
}

/**
 * What the audit keeps of a changed row: everything, but of a tournament's plan only the parts that differ. A plan has
 * hundreds of slots, and a day of results would write it a hundred times.
 */
export function audited(model: Model, before: Row, after: Row): Audited {
  if (model.name !== 'Tournament') return { before, after }
  const { publicPlan: _was, ...old } = before
  const { publicPlan: _is, ...now } = after
  if (typeof old.plan !== 'string' || typeof now.plan !== 'string') return { before: old, after: now }
  const parts = changedParts(JSON.parse(old.plan), JSON.parse(now.plan))
  return {
    before: { ...old, plan: JSON.stringify(parts.before) },
    after: { ...now, plan: JSON.stringify(parts.after) },
  }
}
