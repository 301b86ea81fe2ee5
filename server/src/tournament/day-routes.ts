import { withAwardTo, withDone, withWeather } from '@touchline/domain/tournament/day/on-the-day.ts'
import { withRow } from '@touchline/domain/tournament/plan/ids.ts'
import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { fillPlaces } from '@touchline/domain/tournament/play/advance.ts'
import * as z from 'zod'
import { inTransaction } from '../graphql/write/in-transaction.ts'
import { writeContext } from '../graphql/write/write-context.ts'
import { installationSecret } from '../postgres/secrets.ts'
import { line } from '../rest/inputs.ts'
import { conflict, notFound } from '../rest/refusal.ts'
import { type RestContext, type Route, route } from '../rest/route.ts'
import { Slug } from './draft-routes.ts'
import { keepPublished } from './keep-published.ts'
import { PIN_SECRET, refereePin } from './referee-pin.ts'
import { planFromSent, requireDesk } from './require-desk.ts'

const RowId = line(1, 64)

/**
 * Changes the published plan, visible at once and not reverted by a draft (T-21). Fair-play points may decide which
 * team advances.
 */
const changeAtOnce = (
  { pool: { sql, now }, caller }: Pick<RestContext, 'pool' | 'caller'>,
  slug: string,
  change: (published: Plan) => unknown,
) =>
  inTransaction(sql, async (tx) => {
    const desk = await requireDesk(tx, slug, 'for update')
    if (desk.published === null) throw conflict('NOT_PUBLISHED', 'The plan isn’t published yet.')
    const context = await writeContext(tx, { caller, now: now() })
    await keepPublished(context, desk, fillPlaces(planFromSent(change(desk.published))))
  })

function requireRow(rows: readonly { id: string }[], id: string, message: string): void {
  if (!rows.some((row) => row.id === id)) throw notFound('ITEM_GONE', message)
}

const tick = route({
  method: 'put',
  path: '/tournaments/{slug}/rundown/{id}',
  summary: 'Tick off an item of the published rundown, or undo that; everyone sees it at once',
  input: { params: { slug: Slug, id: RowId }, body: { done: z.boolean() } },
  output: z.object({ done: z.boolean() }),
  async handler(context, { params: { slug, id }, body: { done } }) {
    await changeAtOnce(context, slug, (published) => {
      requireRow(published.rundown, id, 'This is no longer in the rundown.')
      return withDone(published, id, done)
    })
    return { done }
  },
})

const weather = route({
  method: 'put',
  path: '/tournaments/{slug}/weather',
  summary: 'Say whether the published day is on, in one sentence; everyone sees it at once',
  input: {
    params: { slug: Slug },
    body: { state: line(1, 20).describe('ON, DELAYED, MOVED or CANCELLED'), message: line(0, 200) },
  },
  output: null,
  handler: (context, { params: { slug }, body }) => {
    const author = { at: context.pool.now().toISOString(), by: context.adminEmail }
    return changeAtOnce(context, slug, (published) => withWeather(published, body as Plan['weather'], author))
  },
})

const giveAward = route({
  method: 'put',
  path: '/tournaments/{slug}/awards/{id}',
  summary: 'Say which team a published award goes to; everyone sees it at once',
  input: {
    params: { slug: Slug, id: RowId },
    body: { teamId: RowId.nullable().describe('null: not decided yet') },
  },
  output: null,
  handler: (context, { params: { slug, id }, body: { teamId } }) =>
    changeAtOnce(context, slug, (published) => {
      requireRow(published.awards, id, 'This award isn’t in the published plan.')
      return withAwardTo(published, id, teamId)
    }),
})

const noteIncident = route({
  method: 'put',
  path: '/tournaments/{slug}/incidents/{id}',
  summary: 'Record or change an incident; only the desk sees it, and its fair-play points count at once',
  input: {
    params: { slug: Slug, id: RowId },
    body: {
      incident: z
        .record(z.string(), z.unknown())
        .describe('matchId, minute, kind, teamId, shirtNo and note, as in the plan'),
    },
  },
  output: null,
  handler: (context, { params: { slug, id }, body: { incident } }) =>
    changeAtOnce(context, slug, (published) => ({
      ...published,
      incidents: withRow<{ id: string }>(published.incidents, { ...incident, id }),
    })),
})

const removeIncident = route({
  method: 'delete',
  path: '/tournaments/{slug}/incidents/{id}',
  summary: 'Remove an incident that was noted by mistake',
  input: { params: { slug: Slug, id: RowId } },
  output: null,
  handler: (context, { params: { slug, id } }) =>
    changeAtOnce(context, slug, (published) => ({
      ...published,
      incidents: published.incidents.filter((one) => one.id !== id),
    })),
})

const pins = route({
  method: 'get',
  path: '/tournaments/{slug}/referee-pins',
  summary: 'For each official, the PIN that confirms their games',
  input: { params: { slug: Slug } },
  output: z.object({ pins: z.record(z.string(), z.string()).describe('By the id of the official') }),
  async handler({ pool: { sql } }, { params: { slug } }) {
    const { plan } = await requireDesk(sql, slug)
    const secret = await installationSecret(sql, PIN_SECRET)
    return { pins: Object.fromEntries(plan.officials.map(({ id }) => [id, refereePin(secret, slug, id)])) }
  },
})

export const dayRoutes: Route[] = [tick, weather, giveAward, noteIncident, removeIncident, pins]
