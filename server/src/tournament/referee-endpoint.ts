import { confirmedGames, withConfirmed } from '@touchline/domain/tournament/day/on-the-day.ts'
import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { SYSTEM } from '../graphql/caller.ts'
import type { Service } from '../graphql/context.ts'
import { inTransaction } from '../graphql/write/in-transaction.ts'
import { writeContext } from '../graphql/write/write-context.ts'
import { countGuess, takeBackGuess } from '../identity/user-pool/attempts.ts'
import { installationSecret } from '../postgres/secrets.ts'
import { findDesk } from './desk-store.ts'
import { keepPublished } from './keep-published.ts'
import { isPin, PIN_SECRET, refereePin } from './referee-pin.ts'

const Body = z.object({
  slug: z.string().max(80),
  officialId: z.string().max(64),
  pin: z.string().max(20),
  /** Whether to confirm the games or only show them. */
  confirms: z.boolean().default(false),
})

const LARGEST_BODY = 2 * 1024
const WRONG = { message: 'That PIN doesn’t match this referee. Please ask the coordinator.' }
const WAIT = { message: 'Too many tries. Please wait a few minutes, or ask the coordinator.' }

/** `POST /referee-days`: with a PIN, returns phone numbers of coordinators and confirms the referee's games (T-26). */
export function refereeEndpoint(app: FastifyInstance, service: Service): void {
  const { sql, now, limits } = service
  app.post('/referee-days', { bodyLimit: LARGEST_BODY }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const body = Body.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ message: 'Send a referee and a PIN.' })
    const { slug, officialId, pin, confirms } = body.data
    const counters = [
      { kind: 'account' as const, subject: `referee ${slug} ${officialId}` },
      { kind: 'network' as const, subject: limits.networkOf(request.raw) },
    ]
    if (!(await countGuess(sql, counters, now()))) return reply.code(429).send(WAIT)
    const secret = await installationSecret(sql, PIN_SECRET)
    if (!isPin(refereePin(secret, slug, officialId), pin.trim())) return reply.code(403).send(WRONG)
    const plan = await inTransaction(sql, async (tx) => {
      const desk = await findDesk(tx, slug, 'for update')
      if (!desk?.published?.officials.some(({ id }) => id === officialId)) return null
      if (!confirms) return desk.published
      const confirmed = withConfirmed(desk.published, officialId)
      // Confirming again is fine, but is not saved, so that open schedules need no update.
      if (confirmed === desk.published) return confirmed
      await keepPublished(await writeContext(tx, { caller: SYSTEM, now: now() }), desk, confirmed)
      return confirmed
    })
    if (plan === null) return reply.code(403).send(WRONG)
    await takeBackGuess(sql, counters)
    return { ...confirmedGames(plan, officialId), phones: phonesOf(plan, officialId) }
  })
}

const IN_CHARGE: ReadonlySet<string> = new Set(['MARSHAL', 'FIRST_AID', 'MC', 'SCORER'])

/** Coordinators and mentors, whom a referee may have to call. */
const phonesOf = ({ officials }: Plan, ownId: string) =>
  officials
    .filter(
      ({ id, roles, level, isMinor }) =>
        id !== ownId && !isMinor && (level === 'MENTOR' || roles.some((role) => IN_CHARGE.has(role))),
    )
    .flatMap(({ name, roles, phone, level }) =>
      phone ? [{ name, roles, phone, isMentor: level === 'MENTOR' }] : [],
    )
