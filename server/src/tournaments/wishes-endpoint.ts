import { isWish, type WishCounts, wishCounts } from '@touchline/domain/tournament/wishes.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Service } from '../graphql/context.ts'
import { countGuess, networkOf } from '../identity/user-pool/attempts.ts'

const Body = z.object({ wish: z.string().refine(isWish), key: z.string().regex(/^[\w-]{8,64}$/) })
const LARGEST_BODY = 1024

/** `/wishes`: how many lanterns hang for each wish, and one more. */
export function wishesEndpoint(app: FastifyInstance, { sql, now }: Service): void {
  const counts = async (): Promise<WishCounts> =>
    wishCounts(
      await sql<{ wish: string; count: number }[]>`
      select wish, count(*)::int as count from wishes group by wish`,
    )

  app.get('/wishes', { exposeHeadRoute: false }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { counts: await counts() }
  })

  app.post('/wishes', { bodyLimit: LARGEST_BODY }, async (request, reply) => {
    const body = Body.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ message: 'Choose one of the wishes on the wall.' })
    const counters = [{ kind: 'letters from' as const, subject: `wishes ${networkOf(request.ip)}` }]
    if (!(await countGuess(sql, counters, now())))
      return reply
        .code(429)
        .send({ message: 'Many wishes came from your network. Please wait some minutes.' })
    const { wish, key } = body.data
    await sql`
      insert into wishes (key, wish, created_at) values (${key}, ${wish}, ${now()})
      on conflict (key) do update set wish = excluded.wish`
    return { counts: await counts() }
  })
}
