import { KIT_ITEMS } from '@touchline/domain/kit/items.ts'
import { KIT_ORDER_STATUSES } from '@touchline/domain/status/kit-order.ts'
import { PLAYER_STATUSES } from '@touchline/domain/status/player.ts'
import { REGISTRATION_STATUSES } from '@touchline/domain/status/registration.ts'
import * as z from 'zod'
import { openMail } from '../mail/outbox/sealed-mail.ts'
import type { Sql } from '../postgres/pool.ts'
import { unusualFamilies } from '../users/unusual-families.ts'
import { Id } from './inputs.ts'
import { instantSql, peopleSql } from './people-found.ts'
import { notFound } from './refusal.ts'
import { asPerson, personColumns, personShape } from './reports-people.ts'
import { type Route, route } from './route.ts'

const MOST_LETTERS = 50

const text = z.string().nullable()

const Child = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  birthDate: z.string(),
  status: z.enum(PLAYER_STATUSES),
  registrations: z.array(
    z.object({
      id: z.string(),
      programId: z.string(),
      program: z.string(),
      status: z.enum(REGISTRATION_STATUSES),
      priceCents: z.int().nullable(),
      createdAt: z.string(),
    }),
  ),
  kitOrders: z.array(
    z.object({
      id: z.string(),
      itemType: z.enum(KIT_ITEMS),
      size: text,
      quantity: z.int(),
      totalCents: z.int(),
      status: z.enum(KIT_ORDER_STATUSES),
      createdAt: z.string(),
    }),
  ),
})

const Letter = z.object({
  id: z.string(),
  subject: text.describe('Null while the letter holds a code that still counts'),
  createdAt: z.string(),
  sentAt: text,
  failedAt: text,
})

const get = route({
  method: 'get',
  path: '/people/{id}',
  summary:
    'One person with their children, registrations, orders and letters, by the id of the row or the account',
  input: { params: { id: Id } },
  output: z
    .object({
      ...personShape,
      language: text,
      newsletter: z.boolean().nullable(),
      hasSecondFactor: z.boolean().describe('A code of an authenticator app is asked for at sign-in'),
      consents: z.int().describe('How many answers to consents are kept under their name'),
      unusual: z.array(z.string()).describe('Why their family is worth a look; empty for nearly everyone'),
      players: z.array(Child),
      letters: z.array(Letter).describe('Newest first, at most fifty'),
      refusals: z
        .object({ count: z.int(), lastError: z.string(), lastAt: z.string() })
        .nullable()
        .describe('Letters in a row that the address would not have'),
    })
    .meta({ id: 'PersonDetails' }),
  async handler({ pool: { sql, now } }, { params: { id } }) {
    const person = await findPerson(sql, id)
    if (!person) throw notFound('PERSON_NOT_FOUND', 'There is no such user any more.')
    const [[own], players, letters, [refusals = null], unusual] = await Promise.all([
      sql`select language, newsletter, exists (select from pool_second_factors s join pool_users a on a.id = s.user_id
            where a.email = u.email and s.is_enabled) as "hasSecondFactor", (select count(*) from consents c where c.user_id = u.id and not c._deleted) as consents
          from users u where id = ${person.id}`,
      childrenOf(sql, person.id),
      lettersTo(sql, person.email, now()),
      refusalsOf(sql, person.email),
      unusualFamilies(sql, now(), person.id),
    ])
    const { language = null, newsletter = null, hasSecondFactor = false, consents = 0 } = own ?? {}
    return {
      ...person,
      language,
      newsletter,
      hasSecondFactor,
      consents,
      unusual: unusual.get(person.id) ?? [],
      players,
      letters,
      refusals,
    } as never
  },
})

/** By the id of the row; an account's leads to the row of its address, if there is one. */
export async function findPerson(sql: Sql, id: string): Promise<{ id: string; email: string } | null> {
  const [row] = await sql`select ${personColumns(sql)} from (${peopleSql(sql, { ids: [id] })}) f`
  if (row) return asPerson(row) as never
  const [owner] = await sql`
    select u.id from pool_users a join users u on u.email = a.email and not u._deleted
    where a.id = ${id} order by u.created_at desc, u.id desc limit 1`
  return owner ? findPerson(sql, owner.id) : null
}

async function childrenOf(sql: Sql, userId: string) {
  const rows = await sql`
    select p.id, p.first_name as "firstName", p.last_name as "lastName", p.birth_date as "birthDate", p.status,
      (select coalesce(json_agg(json_build_object('id', r.id, 'programId', g.id, 'program', g.name, 'status', r.status,
         'priceCents', r.price_cents, 'createdAt', r.created_at) order by r.created_at desc), '[]'::json)
       from player_program_registrations r join program_fees f on f.id = r.program_fee_registrations_id
       join programs g on g.id = f.program_fees_id
       where r.player_registrations_id = p.id and not r._deleted) as registrations,
      (select coalesce(json_agg(json_build_object('id', k.id, 'itemType', k.item_type, 'size', k.size, 'quantity',
         k.quantity, 'totalCents', k.total_amount_cents, 'status', k.status, 'createdAt', k.created_at)
         order by k.created_at desc), '[]'::json)
       from kit_orders k where k.player_kit_orders_id = p.id and not k._deleted) as "kitOrders"
    from players p where p.user_players_id = ${userId} and not p._deleted order by p.birth_date, p.id`
  return rows.map((row) => ({
    ...row,
    registrations: JSON.parse(row.registrations),
    kitOrders: JSON.parse(row.kitOrders),
  }))
}

/** Whoever could read a code that still counts could sign in as this person. */
async function lettersTo(sql: Sql, email: string, now: Date) {
  const rows = await sql`
    select id, case when expires_at > ${now} then null else subject end as subject,
      ${instantSql(sql, sql`created_at`)} as "createdAt", ${instantSql(sql, sql`sent_at`)} as "sentAt",
      ${instantSql(sql, sql`failed_at`)} as "failedAt"
    from mail_outbox where lower(recipient) = ${email} order by mail_outbox.created_at desc limit ${MOST_LETTERS}`
  return rows.map((row) => ({ ...row, subject: openMail(row.id, 'subject', row.subject) }))
}

const refusalsOf = (sql: Sql, email: string) => sql`
  select refusals as count, last_error as "lastError", ${instantSql(sql, sql`last_at`)} as "lastAt"
  from mail_refusals where address = ${email.toLowerCase()}`

export const personReports: Route[] = [get]
