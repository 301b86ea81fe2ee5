import { isWish, type WishCounts, wishCounts } from '@touchline/domain/tournament/day/wishes.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Service } from '../graphql/context.ts'
import { tooMany } from '../limits/limit-routes.ts'

const Body = z.object({ wish: z.string().refine(isWish), key: z.string().regex(/^[\w-]{8,64}$/) })
const LARGEST_BODY = 1024
const FRESH_MS = 1_000

/** `/wishes`: returns the number of lanterns for each wish, and adds one. */
export function wishesEndpoint(app: FastifyInstance, { sql, now, limits }: Service): void {
  const count = async (): Promise<WishCounts> =>
    wishCounts(
      await sql<{ wish: string; count: number }[]>`
      select wish, count(*)::int as count from wishes group by wish`,
    )
  let kept: { at: number; counts: Promise<WishCounts> } | null = null
  const isFresh = (at: number) => Math.abs(now().getTime() - at) < FRESH_MS
  /** Cached for a second, because counting reads every lantern, and strangers can add as many as they like. */
  const counts = (): Promise<WishCounts> => {
    if (kept && isFresh(kept.at)) return kept.counts
    const current = { at: now().getTime(), counts: count() }
    kept = current
    current.counts.catch(() => {
      if (kept === current) kept = null
    })
    return current.counts
  }

  app.get('/wishes', { exposeHeadRoute: false }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { counts: await counts() }
  })

  app.post('/wishes', { bodyLimit: LARGEST_BODY }, async (request, reply) => {
    const body = Body.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ message: 'Choose one of the wishes on the wall.' })
    const exceeded = limits.charge('wishes', { address: limits.networkOf(request.raw) })
    if (exceeded) return tooMany(request, reply, exceeded)
    const { wish, key } = body.data
    await sql`
      insert into wishes (key, wish, created_at) values (${key}, ${wish}, ${now()})
      on conflict (key) do update set wish = excluded.wish`
    kept = null
    return { counts: await counts() }
  })
}
