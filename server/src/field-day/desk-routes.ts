import { randomUUID } from 'node:crypto'
import { clubDay } from '@touchline/domain/club-clock.ts'
import { isLinkOpen } from '@touchline/domain/field-day/field-day.ts'
import * as z from 'zod'
import { recordAct } from '../impersonation/record-act.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'
import { installationSecret } from '../postgres/secrets.ts'
import { Id, Instant, line } from '../rest/inputs.ts'
import { notFound } from '../rest/refusal.ts'
import { type Route, route } from '../rest/route.ts'
import { FIELD_SECRET, fieldToken } from './field-token.ts'

const Link = z
  .object({ id: z.string(), name: z.string(), address: z.string(), madeBy: z.string(), madeAt: Instant })
  .meta({ id: 'FieldLink' })

interface LinkRow {
  id: string
  name: string
  madeBy: string
  madeAt: Date
  revokedAt: Date | null
}

async function programOf(sql: Sql | Transaction, id: string) {
  const [program] = await sql<{ name: string; endDate: string }[]>`
    select name, end_date::text as "endDate" from programs where id = ${id} and not _deleted`
  if (!program) throw notFound('PROGRAM_NOT_FOUND', 'This program no longer exists.')
  return program
}

const look = route({
  method: 'get',
  path: '/programs/{id}/field-day',
  summary: 'The links that open the list of a program at the field',
  input: { params: { id: Id } },
  output: z.object({ links: z.array(Link) }),
  async handler({ pool: { sql, now }, links: { page } }, { params: { id } }) {
    const program = await programOf(sql, id)
    const secret = await installationSecret(sql, FIELD_SECRET)
    const links = await sql<LinkRow[]>`
      select id, name, made_by as "madeBy", made_at as "madeAt", revoked_at as "revokedAt" from field_links
      where program_id = ${id} order by made_at, id`
    const open = links.filter((link) => isLinkOpen(program, link, clubDay(now())))
    return {
      links: open.map(({ revokedAt: _revokedAt, madeAt, ...link }) => ({
        ...link,
        madeAt: madeAt.toISOString(),
        address: page(`/field/${fieldToken(secret, link.id)}`),
      })),
    }
  },
})

const make = route({
  method: 'post',
  path: '/programs/{id}/field-links',
  summary: 'Make a link that lets a coach open a program’s list at the field, without an account',
  status: 201,
  input: { params: { id: Id }, body: { name: line(1, 80) } },
  output: z.object({ id: z.string() }),
  handler: ({ pool: { sql, now }, adminEmail }, { params, body: { name } }) =>
    sql.begin(async (tx) => {
      await programOf(tx, params.id)
      // The client retries after a lost response, so return the coach's existing link if it has not been ended.
      await tx`select pg_advisory_xact_lock(hashtextextended(${`field links ${params.id}`}, 0))`
      const [made] = await tx<{ id: string }[]>`
        select id from field_links where program_id = ${params.id} and name = ${name} and revoked_at is null`
      if (made) return { id: made.id }
      const id = randomUUID()
      await tx`
        insert into field_links (id, program_id, name, made_by, made_at)
        values (${id}, ${params.id}, ${name}, ${adminEmail}, ${now()})`
      const row = { model: 'Program' as const, id: params.id }
      await recordAct(tx, {
        adminEmail,
        action: 'FIELD_LINK',
        row,
        userId: null,
        after: { name },
        now: now(),
      })
      return { id }
    }),
})

const end = route({
  method: 'delete',
  path: '/field-links/{id}',
  summary: 'End a link: it stops working at once',
  input: { params: { id: Id } },
  output: null,
  async handler({ pool: { sql, now }, adminEmail }, { params: { id } }) {
    await sql.begin(async (tx) => {
      const [link] = await tx<{ programId: string; name: string }[]>`
        update field_links set revoked_at = ${now()} where id = ${id} and revoked_at is null
        returning program_id as "programId", name`
      if (!link) return
      const row = { model: 'Program' as const, id: link.programId }
      const after = { name: link.name }
      await recordAct(tx, { adminEmail, action: 'FIELD_LINK_END', row, userId: null, after, now: now() })
    })
  },
})

const read = route({
  method: 'put',
  path: '/field-notes/{id}',
  summary: 'Mark a note from the field as dealt with, or not',
  input: { params: { id: Id }, body: { isRead: z.boolean() } },
  output: null,
  async handler({ pool: { sql, now }, adminEmail }, { params: { id }, body: { isRead } }) {
    await sql`
      update field_notes set read_by = ${isRead ? adminEmail : null}, read_at = ${isRead ? now() : null}
      where id = ${id}`
  },
})

export const fieldDayRoutes: Route[] = [look, make, end, read]
