import { withDone } from '@touchline/domain/tournament/on-the-day.ts'
import * as z from 'zod'
import { inTransaction } from '../graphql/write/in-transaction.ts'
import { writeContext } from '../graphql/write/write-context.ts'
import { installationSecret } from '../postgres/secrets.ts'
import { line } from '../rest/inputs.ts'
import { conflict, notFound } from '../rest/refusal.ts'
import { type Route, route } from '../rest/route.ts'
import { Slug } from './draft-routes.ts'
import { keepPublished } from './keep-published.ts'
import { PIN_SECRET, refereePin } from './referee-pin.ts'
import { requireDesk } from './require-desk.ts'

const tick = route({
  method: 'put',
  path: '/tournaments/{slug}/rundown/{id}',
  summary: 'Tick an item of the published rundown off, or not after all; everybody sees it at once',
  input: { params: { slug: Slug, id: line(1, 64) }, body: { done: z.boolean() } },
  output: z.object({ done: z.boolean() }),
  handler: ({ pool: { sql, now }, caller }, { params: { slug, id }, body: { done } }) =>
    inTransaction(sql, async (tx) => {
      const desk = await requireDesk(tx, slug, 'for update')
      if (desk.published === null) throw conflict('NOT_PUBLISHED', 'The rundown is not published yet.')
      if (!desk.published.rundown.some((item) => item.id === id))
        throw notFound('ITEM_GONE', 'This is no longer in the rundown.')
      const context = await writeContext(tx, { caller, now: now() })
      await keepPublished(context, desk, withDone(desk.published, id, done))
      return { done }
    }),
})

const pins = route({
  method: 'get',
  path: '/tournaments/{slug}/referee-pins',
  summary: 'For each official the PIN by which they confirm their games',
  input: { params: { slug: Slug } },
  output: z.object({ pins: z.record(z.string(), z.string()).describe('By the id of the official') }),
  async handler({ pool: { sql } }, { params: { slug } }) {
    const { plan } = await requireDesk(sql, slug)
    const secret = await installationSecret(sql, PIN_SECRET)
    return { pins: Object.fromEntries(plan.officials.map(({ id }) => [id, refereePin(secret, slug, id)])) }
  },
})

export const dayRoutes: Route[] = [tick, pins]
