import { randomUUID } from 'node:crypto'
import type { Sql, Transaction } from '../postgres/pool.ts'

interface Act {
  adminEmail: string
  action: 'LOOK' | 'IMPERSONATION_START' | 'IMPERSONATION_STOP' | 'EXPORT'
  /** The family's own row: they can read in the audit who did this, when and why. */
  userId: string
  /** In whose shoes it was done, if in anybody's. */
  asUserId: string | null
  reason: string | null
  now: Date
}

/** Records what an administrator did about a family; an act that changes something, in the transaction that does it. */
export async function recordAct(tx: Sql | Transaction, act: Act): Promise<void> {
  const { adminEmail, action, userId, asUserId, reason, now } = act
  const instant = now.toISOString()
  await tx`
    insert into audit_entries
      (id, actor_email, actor_role, as_user_id, action, model, row_id, reason, subject_user_id,
       created_at, updated_at, _version, _deleted, _last_changed_at)
    values (${randomUUID()}, ${adminEmail}, 'ADMIN', ${asUserId}, ${action}, 'User', ${userId}, ${reason}, ${userId},
      ${instant}, ${instant}, 1, false, ${now.getTime()})`
}
