import { hasEverything, PERMISSIONS } from '@touchline/domain/identity/permissions.ts'
import * as z from 'zod'
import { administrators, changePermissions, permissionsOf } from '../identity/user-pool/administrators.ts'
import { Id } from './inputs.ts'
import { type Route, route } from './route.ts'
import { requireSomebodyElse } from './users.ts'

const Permissions = z
  .object({ permissions: z.array(z.enum(PERMISSIONS)).describe('What somebody may do at the desk') })
  .meta({ id: 'Permissions' })

const path = '/users/{id}/permissions'

const own = route({
  method: 'get',
  path: '/own-permissions',
  summary: 'What the administrator who asks may do',
  output: z
    .object({ ...Permissions.shape, givenBy: z.array(z.string()).describe('Who can give more') })
    .meta({ id: 'OwnPermissions' }),
  handler: async ({ pool, caller }) => ({
    permissions: [...(caller.permissions ?? ['EVERYTHING' as const])],
    givenBy: (await administrators(pool.sql))
      .filter(({ permissions }) => hasEverything(permissions))
      .map(({ email }) => email),
  }),
})

const read = route({
  method: 'get',
  path,
  summary: 'What an administrator may do; everything, unless somebody has chosen otherwise',
  input: { params: { id: Id } },
  output: Permissions,
  handler: async ({ pool }, { params }) => ({
    permissions: [...((await permissionsOf(pool, params.id)) ?? ['EVERYTHING' as const])],
  }),
})

const change = route({
  method: 'put',
  path,
  summary:
    'Choose what an administrator may do, from their next request on; never oneself, and one keeps everything',
  input: { params: { id: Id }, body: { permissions: z.array(z.enum(PERMISSIONS)).max(PERMISSIONS.length) } },
  output: Permissions,
  async handler(context, { params: { id }, body: { permissions } }) {
    await requireSomebodyElse(
      context,
      id,
      'You cannot change your own permissions. Ask another administrator.',
    )
    await changePermissions(context.pool, id, permissions)
    return { permissions: [...((await permissionsOf(context.pool, id)) ?? [])] }
  },
})

export const permissionRoutes: Route[] = [own, read, change]
