import { randomUUID } from 'node:crypto'
import { clubDay } from '@touchline/domain/club-clock.ts'
import { fieldEntry } from '@touchline/domain/field-day/field-entry.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { readSettings } from '../club/load-club.ts'
import type { Service } from '../graphql/context.ts'
import { inTransaction } from '../graphql/write/in-transaction.ts'
import type { Transaction } from '../postgres/pool.ts'
import { openStored } from '../secrets/stored.ts'
import { type FieldLink, openLink } from './field-link.ts'
import { childrenOn, fieldList } from './field-list.ts'
import { takeEntries } from './take-entries.ts'

/** A wildcard, because a token is longer than a path parameter may be. */
const LIST = '/field-lists/*'
const CARE = '/field-care/*'
const LARGEST_BODY = 64 * 1024
const MOST_ENTRIES = 200

const Entries = z.object({ entries: z.array(fieldEntry).max(MOST_ENTRIES) })
const Child = z.object({ playerId: z.string().max(128) })

const ENDED = { message: 'This link no longer works. Please ask the desk for a new one.' }
const NO_CHILD = { message: 'The club’s desk has what you need to know about this child.' }

interface Sealed {
  Params: { '*': string }
}

interface CareRow {
  contact: string | null
  phone: string | null
  notes: string | null
  userId: string | null
}

/** The page behind a coach's link. The link itself is the proof, so that nobody must sign in on the field (J-1). */
export function fieldEndpoint(app: FastifyInstance, service: Service): void {
  const { sql, now } = service
  const linkOf = ({ params }: FastifyRequest<Sealed>) => openLink(sql, params['*'], now())

  app.get<Sealed>(LIST, { exposeHeadRoute: false }, async (request, reply) => {
    const link = await linkOf(request)
    return link ? guarded(reply).send(await fieldList(sql, link, now())) : gone(reply)
  })

  app.post<Sealed>(LIST, { bodyLimit: LARGEST_BODY }, async (request, reply) => {
    const link = await linkOf(request)
    if (!link) return gone(reply)
    const body = Entries.safeParse(request.body)
    if (!body.success) return guarded(reply).code(400).send({ message: 'Send marks and notes.' })
    await inTransaction(sql, (tx) => takeEntries(tx, link, body.data.entries, now()))
    return guarded(reply).send(await fieldList(sql, link, now()))
  })

  app.post<Sealed>(CARE, { bodyLimit: LARGEST_BODY }, async (request, reply) => {
    const link = await linkOf(request)
    if (!link) return gone(reply)
    const body = Child.safeParse(request.body)
    const care = body.success ? await careFor(service, link, body.data.playerId) : null
    return care ? guarded(reply).send(care) : guarded(reply).code(404).send(NO_CHILD)
  })
}

const guarded = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')

const gone = (reply: FastifyReply) => guarded(reply).code(404).send(ENDED)

/** Contacts and health notes of a child on today's list, if the club allows it; each look is recorded (J-5). */
async function careFor({ sql, now }: Service, link: FieldLink, playerId: string) {
  const at = now()
  return inTransaction(sql, async (tx) => {
    const { health, phone } = (await readSettings(tx)).facts.fieldCare
    if (!phone && health !== 'NOTES') return null
    const children = await childrenOn(tx, link.program.id, clubDay(at))
    if (!children.some(({ id }) => id === playerId)) return null
    const [row] = await tx<CareRow[]>`
      select emergency_contact as contact, emergency_phone as phone, health_notes as notes, user_players_id as "userId"
      from players where id = ${playerId}`
    if (!row) return null
    await recordLook(tx, { link, playerId, userId: row.userId, now: at })
    const place = { table: 'players', column: 'health_notes', row: playerId }
    return {
      contact: phone ? row.contact : null,
      phone: phone ? row.phone : null,
      notes: health === 'NOTES' ? openStored(place, row.notes) : null,
    }
  })
}

interface Look {
  link: FieldLink
  playerId: string
  /** The family's user, so that they can see in the history who looked. */
  userId: string | null
  now: Date
}

/** Records in the family's history that a coach has looked up the contact. */
async function recordLook(tx: Transaction, { link, playerId, userId, now }: Look): Promise<void> {
  const instant = now.toISOString()
  await tx`
    insert into audit_entries
      (id, actor_email, actor_role, action, model, row_id, after, subject_user_id,
       created_at, updated_at, _version, _deleted, _last_changed_at)
    values (${randomUUID()}, null, 'COACH', 'FIELD_CARE', 'Player', ${playerId},
      ${JSON.stringify({ coach: link.name, program: link.program.name })}::text::json, ${userId},
      ${instant}, ${instant}, 1, false, ${now.getTime()})`
}
