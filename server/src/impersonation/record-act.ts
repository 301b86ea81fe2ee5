import { randomUUID } from 'node:crypto'
import type { AuditAct, AuditActor, AuditedModel } from '@touchline/domain/audit/audit-actions.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'

interface Act {
  /** Null for the server's command line. */
  adminEmail: string | null
  /** Set if it was a member of the family. */
  isParent?: true
  /** Set if it was automatic. */
  isBySystem?: true
  action: AuditAct | 'CREATE'
  /** The row that was changed, if it is not the family's user. */
  row?: { model: AuditedModel; id: string }
  /** The family's user, if there is one, so that they can see in the audit who did this, when and why. */
  userId: string | null
  /** The user that an administrator viewed the site as. */
  asUserId?: string
  reason?: string
  /** Details that the name of the action does not tell. */
  after?: object
  now: Date
}

/** Records an administrator's action. If it changes something, use the same transaction. */
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
