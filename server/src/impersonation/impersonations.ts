import { randomUUID } from 'node:crypto'
import { ADMIN_GROUP } from '@touchline/domain/identity/role.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'
import { recordAct } from './record-act.ts'

const LASTS_MS = 60 * 60_000
/** The client retries after a lost response; within this time, it counts as the same start. */
const REPEAT_MS = 60_000

interface ImpersonationRequest {
  adminEmail: string
  targetUserId: string
  reason: string
  now: Date
}

export interface Impersonation {
  targetUserId: string
  targetUserEmail: string
  endsAt: Date
}

type Refused = 'TARGET_NOT_FOUND' | 'TARGET_IS_ADMINISTRATOR'

/** Lets an administrator view the site as a parent for an hour, ending any view as another parent. */
export async function startImpersonation(
  sql: Sql,
  wanted: ImpersonationRequest,
): Promise<Impersonation | Refused> {
  const { adminEmail, targetUserId, reason, now } = wanted
  return sql.begin(async (tx): Promise<Impersonation | Refused> => {
    await lockAdministrator(tx, adminEmail)
    const [target] =
      await tx`select email from users where id = ${targetUserId} and not _deleted for key share`
    if (!target) return 'TARGET_NOT_FOUND'
    if (target.email === adminEmail || (await isAdministrator(tx, target.email)))
      return 'TARGET_IS_ADMINISTRATOR'
    const repeated = await startedJustNow(tx, wanted)
    if (repeated) return { targetUserId, targetUserEmail: target.email, endsAt: repeated }
    await stopRunning(tx, { adminEmail, now })
    const endsAt = new Date(now.getTime() + LASTS_MS)
    await tx`insert into impersonations (id, admin_email, target_user_id, reason, started_at, ends_at)
             values (${randomUUID()}, ${adminEmail}, ${targetUserId}, ${reason}, ${now}, ${endsAt})`
    const act = { adminEmail, userId: targetUserId, asUserId: targetUserId, reason, now }
    await recordAct(tx, { ...act, action: 'IMPERSONATION_START' })
    return { targetUserId, targetUserEmail: target.email, endsAt }
  })
}

/** Does nothing if there is none, because it may have expired. */
export async function stopImpersonation(
  sql: Sql,
  { adminEmail, targetUserId, now }: Omit<ImpersonationRequest, 'reason'>,
): Promise<void> {
  await sql.begin(async (tx) => {
    await lockAdministrator(tx, adminEmail)
    await stopRunning(tx, { adminEmail, targetUserId, now })
  })
}

/** Serializes concurrent starts and stops of one administrator. */
const lockAdministrator = (tx: Transaction, email: string) =>
  tx`select pg_advisory_xact_lock(hashtextextended(${`impersonation ${email}`}, 0))`

async function isAdministrator(tx: Transaction, email: string): Promise<boolean> {
  const [row] = await tx`
    select from pool_users u join pool_groups g on g.user_id = u.id
    where u.email = ${email} and g.name = ${ADMIN_GROUP}`
  return row !== undefined
}

async function startedJustNow(tx: Transaction, wanted: ImpersonationRequest): Promise<Date | null> {
  const { adminEmail, targetUserId, reason, now } = wanted
  const [row] = await tx`
    select ends_at from impersonations
    where admin_email = ${adminEmail} and target_user_id = ${targetUserId} and reason = ${reason}
      and stopped_at is null and started_at > ${new Date(now.getTime() - REPEAT_MS)}`
  return row?.ends_at ?? null
}

interface Running {
  adminEmail: string
  /** Defaults to all of theirs. */
  targetUserId?: string
  now: Date
}

async function stopRunning(tx: Transaction, { adminEmail, targetUserId, now }: Running): Promise<void> {
  const stopped = await tx`
    update impersonations set stopped_at = ${now}
    where admin_email = ${adminEmail} and (${targetUserId ?? null}::text is null or target_user_id = ${targetUserId ?? null})
      and stopped_at is null and ends_at > ${now}
    returning target_user_id, reason`
  for (const { target_user_id: userId, reason } of stopped)
    await recordAct(tx, { adminEmail, action: 'IMPERSONATION_STOP', userId, asUserId: userId, reason, now })
}
