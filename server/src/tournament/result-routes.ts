import * as z from 'zod'
import { inTransaction } from '../graphql/write/in-transaction.ts'
import { writeContext } from '../graphql/write/write-context.ts'
import { installationSecret } from '../postgres/secrets.ts'
import { line } from '../rest/inputs.ts'
import { type Route, route } from '../rest/route.ts'
import { Slug } from './draft-routes.ts'
import { requireDesk } from './require-desk.ts'
import { resultToken } from './result-token.ts'
import { RESULT_SECRET } from './results-endpoint.ts'
import { takeEntry } from './take-entry.ts'

const resultLinks = route({
  method: 'get',
  path: '/tournaments/{slug}/result-links',
  summary: 'For each published match, the link where its referee enters the result, for the code on the card',
  input: { params: { slug: Slug } },
  output: z.object({ links: z.record(z.string(), z.string()).describe('By the id of the match') }),
  async handler({ pool: { sql }, links }, { params: { slug } }) {
    const { published } = await requireDesk(sql, slug)
    const secret = await installationSecret(sql, RESULT_SECRET)
    const linkTo = (matchId: string) => links.page(`/results/${resultToken(secret, { slug, matchId })}`)
    return { links: Object.fromEntries((published?.matches ?? []).map(({ id }) => [id, linkTo(id)])) }
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

export const resultRoutes: Route[] = [resultLinks, enter]
