import { recordAct } from '../../impersonation/record-act.ts'
import type { Sql } from '../../postgres/pool.ts'
import { type Draft, insertDraft, lockCampaign, updateDraft } from './campaign-store.ts'

interface Saved extends Draft {
  /** Made by the browser: the same draft sent twice is one. */
  id: string
  /** What it was written over; null for a new one. */
  version: number | null
  by: string
  now: Date
}

/** Keeps a draft as it is typed. */
export function saveDraft(sql: Sql, draft: Saved): Promise<'SAVED' | 'NOT_FOUND' | 'CHANGED' | 'NO_DRAFT'> {
  const { id, version } = draft
  return sql.begin(async (tx) => {
    if (version === null && (await insertDraft(tx, draft))) return 'SAVED'
    const current = await lockCampaign(tx, id)
    if (!current) return 'NOT_FOUND'
    if (current.status !== 'DRAFT') return 'NO_DRAFT'
    // An answer that was lost: the first version is this browser's own.
    if (current.version !== (version ?? 1)) return 'CHANGED'
    await updateDraft(tx, draft)
    return 'SAVED'
  })
}

/** Throws a draft away; what was ever sent stays. */
export function removeDraft(
  sql: Sql,
  { id, by, now }: { id: string; by: string; now: Date },
): Promise<'REMOVED' | 'NOT_FOUND' | 'NO_DRAFT'> {
  return sql.begin(async (tx) => {
    const current = await lockCampaign(tx, id)
    if (!current) return 'NOT_FOUND'
    if (current.status !== 'DRAFT') return 'NO_DRAFT'
    await tx`delete from campaigns where id = ${id}`
    await recordAct(tx, {
      adminEmail: by,
      action: 'EMAIL_DELETE',
      row: { model: 'Campaign', id },
      userId: null,
      after: { subject: current.subject },
      now,
    })
    return 'REMOVED'
  })
}
