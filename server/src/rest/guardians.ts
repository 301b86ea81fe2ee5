import * as z from 'zod'
import { barGuardian, unbarGuardian } from '../families/bar-guardian.ts'
import { inTransaction } from '../graphql/write/in-transaction.ts'
import { writeContext } from '../graphql/write/write-context.ts'
import { Id, line } from './inputs.ts'
import { type Route, route } from './route.ts'

const path = '/guardians/{userId}/no-access/{fromUserId}'
const params = { userId: Id, fromUserId: Id }

const bar = route({
  method: 'put',
  path,
  summary: 'A guardian has no access to another’s children any more, by a court’s order say',
  input: {
    params,
    body: {
      reason: line(3, 500),
      playerIds: z.array(Id).max(50).describe('Children of the barred guardian who go to the other one'),
    },
  },
  output: null,
  handler: ({ pool, caller, links }, { params: users, body }) =>
    inTransaction(pool.sql, async (tx) =>
      barGuardian(await writeContext(tx, { caller, now: pool.now(), links }), { ...users, ...body }),
    ),
})

const unbar = route({
  method: 'delete',
  path,
  summary: 'They may share children again, if both want to',
  input: { params },
  output: null,
  handler: ({ pool, caller, links }, { params: users }) =>
    inTransaction(pool.sql, async (tx) =>
      unbarGuardian(await writeContext(tx, { caller, now: pool.now(), links }), users),
    ),
})

export const guardianRoutes: Route[] = [bar, unbar]
