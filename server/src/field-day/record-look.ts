import { randomUUID } from 'node:crypto'
import type { Transaction } from '../postgres/pool.ts'
import type { FieldLink } from './field-link.ts'

interface Look {
  link: FieldLink
  playerId: string
  /** The family's own row: they can read in the history who looked. */
  userId: string | null
  now: Date
}

/** That a coach has looked up whom to call, in the history that the family reads. */
export async function recordLook(tx: Transaction, { link, playerId, userId, now }: Look): Promise<void> {
  const instant = now.toISOString()
  await tx`
    insert into audit_entries
      (id, actor_email, actor_role, action, model, row_id, after, subject_user_id,
       created_at, updated_at, _version, _deleted, _last_changed_at)
    values (${randomUUID()}, null, 'COACH', 'FIELD_CARE', 'Player', ${playerId},
      ${JSON.stringify({ coach: link.name, program: link.program.name })}::text::json, ${userId},
      ${instant}, ${instant}, 1, false, ${now.getTime()})`
}
