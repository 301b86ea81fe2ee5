import { ADMIN_GROUP } from '@touchline/domain/identity/role.ts'
import * as z from 'zod'
import { addToGroup, removeFromGroup } from '../identity/user-pool/administration.ts'
import { Id } from './inputs.ts'
import { type Route, route } from './route.ts'
import { asUser, requireSomebodyElse, User } from './users.ts'

const OWN_GROUPS = 'You cannot change your own groups. Ask another administrator.'

const listGroups = route({
  method: 'get',
  path: '/groups',
  summary: 'The groups of the pool, and how many users are in each',
  output: z.object({ items: z.array(z.object({ name: z.string(), users: z.int() })) }),
  async handler({ pool: { sql } }) {
    const [row] = await sql`select count(*)::int as users from pool_groups where name = ${ADMIN_GROUP}`
    return { items: [{ name: ADMIN_GROUP, users: row?.users }] }
  },
})

const path = '/users/{id}/groups/{group}'
const input = { params: { id: Id, group: Id } }

const addUser = route({
  method: 'put',
  path,
  summary: 'Add a user to a group; it takes effect the next time they sign in. Never oneself',
  input,
  output: User,
  async handler(context, { params: { id, group } }) {
    await requireSomebodyElse(context, id, OWN_GROUPS)
    return asUser(await addToGroup(context.pool, id, group))
  },
})

const removeUser = route({
  method: 'delete',
  path,
  summary: 'Remove a user from a group and sign them out; never oneself, never the last administrator',
  input,
  output: User,
  async handler(context, { params: { id, group } }) {
    await requireSomebodyElse(context, id, OWN_GROUPS)
    return asUser(await removeFromGroup(context.pool, id, group))
  },
})

export const groupRoutes: Route[] = [listGroups, addUser, removeUser]
