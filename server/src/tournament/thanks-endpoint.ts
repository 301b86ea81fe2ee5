import { clubDay } from '@touchline/domain/club-clock.ts'
import { shortName } from '@touchline/domain/tournament/people/short-name.ts'
import { LONGEST_THANKS, officialsOf, shortenNames } from '@touchline/domain/tournament/people/thanks.ts'
import { dayPhase } from '@touchline/domain/tournament/view/day-phase.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Service } from '../graphql/context.ts'
import { tooMany } from '../limits/limit-routes.ts'
import type { Sql } from '../postgres/pool.ts'
import { line } from '../rest/inputs.ts'
import { notFound } from '../rest/refusal.ts'
import { type Route, route } from '../rest/route.ts'
import { type Desk, findDesk } from './desk-store.ts'
import { Slug } from './draft-routes.ts'
import { requireDesk } from './require-desk.ts'
import { publishedDay, shownNotes } from './thanks-store.ts'

const Body = z.object({
  slug: z.string().max(80),
  teamId: z.string().max(64),
  officialId: z.string().max(64),
  words: z.string().trim().min(1, 'Write a few words.').max(LONGEST_THANKS),
  /** Made by the device, so that a repeat is the same note. */
  key: z.string().regex(/^[\w-]{8,64}$/),
})
const LARGEST_BODY = 4 * 1024
const REFUSED = {
  400: `Choose your team and its referee, and write up to ${LONGEST_THANKS} characters.`,
  404: 'This tournament doesn’t exist.',
  409: 'Thank-you notes open after the first whistle: please come back on the day.',
  422: 'This referee wasn’t at any of this team’s games.',
}

/** `/thanks`: lists teams' notes to their referees, and takes a new one, which the desk reads first (T-28). */
export function thanksEndpoint(app: FastifyInstance, { sql, now, limits }: Service): void {
  app.get<{ Querystring: { event?: string } }>(
    '/thanks',
    { exposeHeadRoute: false },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const notes = await shownNotes(sql, String(request.query.event ?? ''))
      return { notes: notes.map(({ id, to, from, words }) => ({ id, to: shortName(to), from, words })) }
    },
  )

  app.post('/thanks', { bodyLimit: LARGEST_BODY }, async (request, reply) => {
    const refuse = (status: keyof typeof REFUSED) => reply.code(status).send({ message: REFUSED[status] })
    const body = Body.safeParse(request.body)
    if (!body.success) return refuse(400)
    const { slug, teamId, officialId, words, key } = body.data
    const desk = await findDesk(sql, slug)
    const day = desk && publishedDay(desk)
    if (!desk || !day || desk.status === 'DRAFT') return refuse(404)
    const phase = dayPhase(day, clubDay(now()))
    if (phase !== 'ON' && phase !== 'OVER') return refuse(409)
    if (!officialsOf(day, teamId).some(({ id }) => id === officialId)) return refuse(422)
    const exceeded = limits.charge('thank-you notes', { address: limits.networkOf(request.raw) })
    if (exceeded) return tooMany(request, reply, exceeded)
    const shown = shortenNames(words.replace(/\p{Cc}+/gu, ' '), await fullNames(sql, desk))
    await sql`
      insert into thank_you_notes (id, tournament_id, team_id, official_id, words, created_at)
      values (${key}, ${desk.id}, ${teamId}, ${officialId}, ${shown}, ${now()}) on conflict (id) do nothing`
    // Do not return the stored note: a shortened name in it would reveal that a child of this name plays.
    return reply.code(202).send({ isKept: true })
  })
}

/** The full names of all players and officials, which must not be published. */
async function fullNames(sql: Sql, { published }: Desk): Promise<string[]> {
  const ids = published?.players.flatMap(({ playerId }) => playerId ?? []) ?? []
  const players = await sql<{ name: string }[]>`
    select first_name || ' ' || last_name as name from players where id = any(${ids}::text[])`
  return [...players, ...(published?.officials ?? [])].map(({ name }) => name)
}

const decide = route({
  method: 'put',
  path: '/tournaments/{slug}/thanks/{id}',
  summary: 'Show a note on the page of the referees, or hide it',
  input: {
    params: { slug: Slug, id: line(1, 64) },
    body: { state: z.enum(['SHOWN', 'HIDDEN'], 'Choose SHOWN or HIDDEN.') },
  },
  output: null,
  async handler({ pool: { sql, now }, adminEmail }, { params: { slug, id }, body: { state } }) {
    const desk = await requireDesk(sql, slug)
    const { count } = await sql`
      update thank_you_notes set state = ${state}, decided_by = ${adminEmail}, decided_at = ${now()}
      where id = ${id} and tournament_id = ${desk.id}`
    if (count === 0) throw notFound('NOTE_GONE', 'This note no longer exists.')
  },
})

export const thanksRoutes: Route[] = [decide]
