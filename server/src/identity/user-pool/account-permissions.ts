import {
  type Granted,
  hasEverything,
  type Permission,
  soundPermissions,
} from '@touchline/domain/identity/permissions.ts'
import { ADMIN_GROUP } from '@touchline/domain/identity/role.ts'
import { requireAnotherAdministrator } from './administrators.ts'
import { changeAccount } from './change-account.ts'
import { invalidParameter, userNotFound } from './pool-error.ts'
import type { Desk, PoolStore } from './user-pool.ts'

/** What somebody may do at the desk; null for an administrator for whom nobody has chosen. */
export async function permissionsOf({ sql }: PoolStore, id: string): Promise<Granted> {
  const [row] = await sql<{ permissions: Granted }[]>`select permissions from pool_users where id = ${id}`
  if (!row) throw userNotFound()
  return row.permissions
}

/** Counts from their next request on; one who has everything is always left. */
export const changePermissions = (desk: Desk, id: string, chosen: readonly Permission[]) =>
  changeAccount(desk, id, 'CHANGE_PERMISSIONS', async (tx, { groups }, now) => {
    if (!groups.includes(ADMIN_GROUP)) throw invalidParameter('Only an administrator has permissions.')
    const permissions = soundPermissions(chosen)
    if (!hasEverything(permissions)) await requireAnotherAdministrator(tx, id)
    await tx`update pool_users set permissions = ${permissions}, updated_at = ${now} where id = ${id}`
    return { permissions: permissions.join(', ') }
  })
