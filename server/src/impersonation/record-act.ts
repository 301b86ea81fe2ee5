import { randomUUID } from 'node:crypto'
import type { AuditAct, AuditActor, AuditedModel } from '@touchline/domain/audit/audit-actions.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'

interface Act {
  /** Null for whoever sits at the server's own command line. */
  adminEmail: string | null
  /** Where it was somebody of the family. */
  isParent?: true
  /** Where nobody did it. */
  isBySystem?: true
  action: AuditAct | 'CREATE'
  /** What it was done to, if not to the family's own row. */
  row?: { model: AuditedModel; id: string }
  /** The family's own row, if they have one: they can read in the audit who did this, when and why. */
  userId: string | null
  /** In whose shoes it was done, if in anybody's. */
  asUserId?: string
  reason?: string
  /** What the action's name leaves open. */
  after?: object
  now: Date
}

/** Records what an administrator did; an act that changes something, in the transaction that does it. */
export async function recordAct(tx: Sql | Transaction, act: Act): Promise<void> {
  const { adminEmail, action, userId, asUserId = null, reason = null, after, now } = act
  const { model, id } = act.row ?? { model: 'User', id: userId }
  const instant = now.toISOString()
  await tx`
    insert into audit_entries
      (id, actor_email, actor_role, as_user_id, action, model, row_id, after, reason, subject_user_id,
       created_at, updated_at, _version, _deleted, _last_changed_at)
    values (${randomUUID()}, ${adminEmail}, ${roleOf(act)}, ${asUserId}, ${action},
      ${model}, ${id}, ${after ? JSON.stringify(after) : null}::text::json, ${reason}, ${userId},
      ${instant}, ${instant}, 1, false, ${now.getTime()})`
}

function roleOf({ adminEmail, isParent, isBySystem }: Act): AuditActor {
  if (isBySystem) return 'SYSTEM'
  if (adminEmail === null) return 'OPERATOR'
  return isParent ? 'PARENT' : 'ADMIN'
}
