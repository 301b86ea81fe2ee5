import type { Person } from '@touchline/domain/users/person.ts'
import type { DeskQuery } from '../graphql/read/desk-query.ts'
import { instantSql } from '../postgres/instant-sql.ts'
import type { Sql } from '../postgres/pool.ts'
import { readFamilyCode } from '../walk-ins/family-code.ts'
import { peopleOf } from './people.ts'
import { unusualFamilies } from './unusual-families.ts'

interface Own {
  language: string | null
  newsletter: boolean | null
  hasSecondFactor: boolean
  consents: number
}

const NOTHING_OWN: Own = { language: null, newsletter: null, hasSecondFactor: false, consents: 0 }

/** A person with their children, registrations and orders, by the id of the user or the account. */
export const deskPerson: DeskQuery = {
  tokenArea: 'PEOPLE',
  async read({ sql, now }, { id }: { id: string }) {
    const person = await findPerson(sql, id)
    if (!person) return null
    const [[own = NOTHING_OWN], players, [refusals = null], unusual, barred, code] = await Promise.all([
      sql<Own[]>`
        select language, newsletter, exists (select from pool_second_factors s join pool_users a on a.id = s.user_id
            where a.email = u.email and s.is_enabled) as "hasSecondFactor",
          (select count(*) from consents c where c.user_id = u.id and not c._deleted) as consents
        from users u where id = ${person.id}`,
      childrenOf(sql, person.id),
      refusalsOf(sql, person.email),
      unusualFamilies(sql, now, person.id),
      barredWith(sql, person.id),
      readFamilyCode(sql, person.id, now),
    ])
    return {
      ...person,
      ...own,
      unusual: unusual.get(person.id) ?? [],
      players,
      refusals,
      barred: [...barred],
      familyCode: code,
    }
  },
}

/** By the user's id; an account's id finds the user with its address, if there is one. */
export async function findPerson(sql: Sql, id: string): Promise<Person | null> {
  const [person] = await peopleOf(sql, [id])
  if (person) return person
  const [owner] = await sql<{ id: string }[]>`
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
      (select coalesce(json_agg(json_build_object('id', k.id, 'itemType', k.item_type, 'itemName', k.item_name, 'size',
         k.size, 'quantity', k.quantity, 'totalCents', k.total_amount_cents, 'status', k.status, 'createdAt', k.created_at)
         order by k.created_at desc), '[]'::json)
       from kit_orders k where k.player_kit_orders_id = p.id and not k._deleted) as "kitOrders"
    from players p where p.user_players_id = ${userId} and not p._deleted order by p.birth_date, p.id`
  return rows.map((row) => ({
    ...row,
    registrations: JSON.parse(row.registrations),
    kitOrders: JSON.parse(row.kitOrders),
  }))
}

/** Guardians of whom the club has barred one from the other's children (P-14). */
const barredWith = (sql: Sql, userId: string) => sql`
  select o.id, coalesce(nullif(trim(concat(o.first_name, ' ', o.last_name)), ''), o.email) as name,
    b.user_id = ${userId} as "isBarred", b.reason, b.barred_by as by, ${instantSql(sql, 'b.barred_at')} as at
  from barred_guardians b join users o on o.id = case b.user_id when ${userId} then b.from_user_id else b.user_id end
  where ${userId} in (b.user_id, b.from_user_id) order by b.barred_at, o.id`

const refusalsOf = (sql: Sql, email: string) => sql`
  select refusals as count, last_error as "lastError", ${instantSql(sql, 'last_at')} as "lastAt"
  from mail_refusals where address = ${email.toLowerCase()}`
