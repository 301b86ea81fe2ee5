import * as z from 'zod'
import { inTransaction } from '../graphql/write/in-transaction.ts'
import { writeContext } from '../graphql/write/write-context.ts'
import { installationSecret } from '../postgres/secrets.ts'
import { Instant, line } from '../rest/inputs.ts'
import { type Route, route } from '../rest/route.ts'
import { Slug } from './draft-routes.ts'
import { requireDesk } from './require-desk.ts'
import { resultToken } from './result-token.ts'
import { RESULT_SECRET } from './results-endpoint.ts'
import { takeEntry } from './take-entry.ts'

const resultLinks = route({
  method: 'get',
  path: '/tournaments/{slug}/result-links',
  summary:
    'For each published match the link by which its referee enters the result, for the code on the card',
  input: { params: { slug: Slug } },
  output: z.object({ links: z.record(z.string(), z.string()).describe('By the id of the match') }),
  async handler({ pool: { sql }, links }, { params: { slug } }) {
    const { published } = await requireDesk(sql, slug)
    const secret = await installationSecret(sql, RESULT_SECRET)
    const linkTo = (matchId: string) => links.page(`/results/${resultToken(secret, { slug, matchId })}`)
    return { links: Object.fromEntries((published?.matches ?? []).map(({ id }) => [id, linkTo(id)])) }
  },
})

const Entry = z
  .object({
    id: z.string(),
    matchId: z.string(),
    entry: z.record(z.string(), z.unknown()),
    enteredBy: z.string(),
    outcome: z.enum(['TAKEN', 'SAME', 'DISPUTED', 'SETTLED']),
    createdAt: Instant,
  })
  .meta({ id: 'TournamentEntry' })

const entries = route({
  method: 'get',
  path: '/tournaments/{slug}/results',
  summary: 'Every result as it came in, the newest first; those in dispute wait for the desk',
  input: { params: { slug: Slug } },
  output: z.object({ items: z.array(Entry) }),
  async handler({ pool: { sql } }, { params }) {
    const { id } = await requireDesk(sql, params.slug)
    const rows = await sql`
      select id, match_id as "matchId", entry, entered_by as "enteredBy", outcome, created_at as "createdAt"
      from tournament_entries where tournament_id = ${id} order by created_at desc, id`
    return {
      items: rows.map((row) => ({
        ...row,
        entry: JSON.parse(row.entry),
        createdAt: row.createdAt.toISOString(),
      })) as z.infer<typeof Entry>[],
    }
  },
})

const enter = route({
  method: 'post',
  path: '/tournaments/{slug}/results',
  summary: 'Enter a result at the desk: it stands, and settles a dispute',
  input: {
    params: { slug: Slug },
    body: { matchId: line(1, 64), key: line(8, 64), entry: z.record(z.string(), z.unknown()) },
  },
  output: z.object({ outcome: z.enum(['TAKEN', 'SAME', 'DISPUTED']) }),
  handler: ({ pool: { sql, now }, adminEmail, caller }, { params, body }) =>
    inTransaction(sql, async (tx) => {
      const desk = await requireDesk(tx, params.slug, 'for update')
      const context = await writeContext(tx, { caller, now: now() })
      return { outcome: await takeEntry(context, desk, { ...body, by: adminEmail, isFinal: true }) }
    }),
})

export const resultRoutes: Route[] = [resultLinks, entries, enter]
