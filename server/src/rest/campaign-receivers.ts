import * as z from 'zod'
import { RECEIVER_STATES, type ReceiverState, STATE_NOW } from '../mail/campaigns/campaign-store.ts'
import { Id, Instant, line } from './inputs.ts'
import { type Route, route } from './route.ts'

interface ReceiverRow {
  id: string
  name: string
  address: string
  state: ReceiverState
  problem: string | null
  attempts: number
  at: Date | null
}

const wholeNumber = (least: number, most: number) => {
  const problem = `Give a whole number from ${least} to ${most}.`
  return z.coerce.number(problem).int(problem).min(least, problem).max(most, problem)
}

const listQuery = {
  search: line(1, 100).optional().describe('Beginnings of words of a name or an address, or a reference'),
  page: wholeNumber(1, 1_000_000).default(1),
  limit: wholeNumber(1, 25_000).default(50),
}

const receivers = route({
  method: 'get',
  path: '/campaigns/{id}/receivers',
  summary: 'What became of each email, those that did not arrive first',
  input: {
    params: { id: Id },
    query: {
      ...listQuery,
      state: z.enum(RECEIVER_STATES, 'There is no such state.').optional(),
    },
  },
  output: z.object({
    items: z.array(
      z
        .object({
          id: z.string(),
          name: z.string(),
          address: z.string(),
          state: z.enum(RECEIVER_STATES),
          problem: z.string().nullable(),
          attempts: z.int(),
          at: Instant.nullable().describe('When it arrived, failed or was left out'),
        })
        .meta({ id: 'EmailReceiver' }),
    ),
    total: z.int(),
  }),
  async handler({ pool: { sql } }, { params, query: { state, page, limit, search } }) {
    const found = sql`
      from (select r.*, ${sql.unsafe(STATE_NOW)} as state_now, m.attempts, m.last_error,
              coalesce(r.settled_at, m.sent_at, m.failed_at) as at
            from campaign_receivers r left join mail_outbox m on m.id = r.id
            where r.campaign_id = ${params.id}) r
      where ${state ? sql`state_now = ${state}` : sql`true`}
        and ${search ? sql`strpos(lower(name || ' ' || address), ${search.toLowerCase()}) > 0` : sql`true`}`
    const [rows, [counted]] = await Promise.all([
      sql<
        ReceiverRow[]
      >`select id, name, address, state_now as state, coalesce(problem, last_error) as problem,
            coalesce(attempts, 0) as attempts, at ${found}
          order by array_position(${['FAILED', 'RETURNED', 'SKIPPED', 'QUEUED', 'WAITING', 'SENT']}, state_now), position
          limit ${limit} offset ${(page - 1) * limit}`,
      sql<{ total: number }[]>`select count(*) as total ${found}`,
    ])
    const items = rows.map((row) => ({ ...row, at: row.at?.toISOString() ?? null }))
    return { items, total: counted?.total ?? 0 }
  },
})

export const campaignReceiverRoutes: Route[] = [receivers]
