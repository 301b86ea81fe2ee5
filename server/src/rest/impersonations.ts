import * as z from 'zod'
import { startImpersonation, stopImpersonation } from '../impersonation/impersonations.ts'
import { Id, Instant, line } from './inputs.ts'
import { conflict, notFound } from './refusal.ts'
import { type Route, route } from './route.ts'

const refusals = {
  TARGET_NOT_FOUND: () => notFound('TARGET_NOT_FOUND', 'This user no longer exists.'),
  TARGET_IS_ADMINISTRATOR: () =>
    conflict(
      'TARGET_IS_ADMINISTRATOR',
      'Only the site as a parent sees it can be viewed, not as an administrator.',
    ),
}

const start = route({
  method: 'post',
  path: '/impersonations',
  summary: 'View the site as a parent for an hour; the parent can read who looked, when and why',
  status: 201,
  input: { body: { targetUserId: Id, reason: line(3, 500).describe('Shown to the parent') } },
  output: z
    .object({ targetUserId: z.string(), targetUserEmail: z.string(), endsAt: Instant })
    .meta({ id: 'Impersonation' }),
  async handler({ pool, adminEmail }, { body }) {
    const started = await startImpersonation(pool.sql, { ...body, adminEmail, now: pool.now() })
    if (typeof started === 'string') throw refusals[started]()
    return { ...started, endsAt: started.endsAt.toISOString() }
  },
})

const stop = route({
  method: 'delete',
  path: '/impersonations/{targetUserId}',
  summary: 'View the site as oneself again; nothing happens if that is so already',
  input: { params: { targetUserId: Id } },
  output: null,
  handler: ({ pool, adminEmail }, { params: { targetUserId } }) =>
    stopImpersonation(pool.sql, { adminEmail, targetUserId, now: pool.now() }),
})

export const impersonationRoutes: Route[] = [start, stop]
