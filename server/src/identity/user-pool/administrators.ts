import {
  type Granted,
  hasEverything,
  lastWithEverythingRefusal,
  type Permission,
  soundPermissions,
} from '@touchline/domain/identity/permissions.ts'
import { ADMIN_GROUP } from '@touchline/domain/identity/role.ts'
import type { Sql, Transaction } from '../../postgres/pool.ts'
import { changeAccount } from './change-account.ts'
import { invalidParameter, PoolError, userNotFound } from './pool-error.ts'
import type { Desk, PoolStore } from './user-pool.ts'

/** An arbitrary number; nothing else may use it for an advisory lock. */
const ADMINISTRATORS_LOCK = 20_220_909

interface Administrator {
  id: string
  email: string
  permissions: Granted
}

/** All administrators, in order of email address. */
export async function administrators(sql: Sql | Transaction): Promise<Administrator[]> {
  return sql<Administrator[]>`
    select u.id, u.email, u.permissions from pool_users u join pool_groups g on g.user_id = u.id
    where g.name = ${ADMIN_GROUP} and u.is_enabled and u.status <> 'UNCONFIRMED' order by u.email`
}

/**
 * Serializes administrators who remove each other, or each other's permissions, at the same moment, so that one with
 * all permissions is always left.
 */
export async function requireAnotherAdministrator(tx: Transaction, userId: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(${ADMINISTRATORS_LOCK})`
  const all = await administrators(tx)
  const isTheLast = all.length === 1 && all[0]?.id === userId
  if (isTheLast)
    throw new PoolError(
      'LastAdministratorException',
      'This is the last administrator. Make someone else an administrator first.',
    )
  const whole = all.filter(({ permissions }) => hasEverything(permissions))
  if (whole.length === 1 && whole[0]?.id === userId)
    throw new PoolError('LastAdministratorException', lastWithEverythingRefusal().message)
}

/** An administrator's permissions; null if nobody has restricted them. */
export async function permissionsOf({ sql }: PoolStore, id: string): Promise<Granted> {
  const [row] = await sql<{ permissions: Granted }[]>`select permissions from pool_users where id = ${id}`
  if (!row) throw userNotFound()
  return row.permissions
}

/** Effective from the next request; one administrator with all permissions must be left. */
export const changePermissions = (desk: Desk, id: string, chosen: readonly Permission[]) =>
  changeAccount(desk, id, 'CHANGE_PERMISSIONS', async (tx, { groups }, now) => {
    if (!groups.includes(ADMIN_GROUP)) throw invalidParameter('Only an administrator has permissions.')
    const permissions = soundPermissions(chosen)
    if (!hasEverything(permissions)) await requireAnotherAdministrator(tx, id)
    await tx`update pool_users set permissions = ${permissions}, updated_at = ${now} where id = ${id}`
    return { permissions: permissions.join(', ') }
  })
