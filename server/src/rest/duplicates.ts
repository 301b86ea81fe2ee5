import { forgetTheyAreTwo, markAsTwo } from '../users/known-apart.ts'
import { Id } from './inputs.ts'
import { notFound } from './refusal.ts'
import { type Route, route } from './route.ts'

const pair = { params: { oneId: Id, otherId: Id } }

const apart = route({
  method: 'put',
  path: '/duplicates/{oneId}/{otherId}/apart',
  summary: 'These two are two people: they are no longer shown as one; said twice it is said once',
  input: pair,
  output: null,
  async handler({ pool: { sql, now }, adminEmail: by }, { params: { oneId, otherId } }) {
    if (!(await markAsTwo(sql, { ids: [oneId, otherId], by, now: now() })))
      throw notFound('USER_GONE', 'One of the two is not there any more.')
  },
})

const notApart = route({
  method: 'delete',
  path: '/duplicates/{oneId}/{otherId}/apart',
  summary: 'They may be one person after all',
  input: pair,
  output: null,
  handler: ({ pool: { sql, now }, adminEmail: by }, { params: { oneId, otherId } }) =>
    forgetTheyAreTwo(sql, { ids: [oneId, otherId], by, now: now() }),
})

export const duplicateRoutes: Route[] = [apart, notApart]
