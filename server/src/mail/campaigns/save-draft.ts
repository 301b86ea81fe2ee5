import { recordAct } from '../../impersonation/record-act.ts'
import type { Sql } from '../../postgres/pool.ts'
import { type Draft, insertDraft, lockCampaign, updateDraft } from './campaign-store.ts'

interface Saved extends Draft {
  /** Made by the browser, so that sending a draft twice stores it once. */
  id: string
  /** The version that was edited; null for a new draft. */
  version: number | null
  by: string
  now: Date
}

/** Saves a draft while it is being edited. */
export function saveDraft(sql: Sql, draft: Saved): Promise<'SAVED' | 'NOT_FOUND' | 'CHANGED' | 'NO_DRAFT'> {
  const { id, version } = draft
  return sql.begin(async (tx) => {
    if (version === null && (await insertDraft(tx, draft))) return 'SAVED'
    const current = await lockCampaign(tx, id)
    if (!current) return 'NOT_FOUND'
    if (current.status !== 'DRAFT') return 'NO_DRAFT'
    // After a lost response, the first version is this browser's own.
    if (current.version !== (version ?? 1)) return 'CHANGED'
    await updateDraft(tx, draft)
    return 'SAVED'
  })
}

/** Deletes a draft; an email that was ever sent is kept. */
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
