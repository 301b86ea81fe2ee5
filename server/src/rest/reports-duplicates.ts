import * as z from 'zod'
import { forgetTheyAreTwo, sayTheyAreTwo } from '../users/known-apart.ts'
import { Id, Instant } from './inputs.ts'
import { peopleSql } from './people-found.ts'
import { notFound } from './refusal.ts'
import { asPerson, Person, personColumns } from './reports-people.ts'
import { type Route, route } from './route.ts'

const MOST_PAIRS = 100

const REASONS = ['SAME_EMAIL', 'SAME_NAME_AND_PHONE', 'SAME_CHILD'] as const

const list = route({
  method: 'get',
  path: '/duplicates',
  summary: 'Pairs of users who may be one person: one address, one name and phone, or one child',
  input: { query: { apart: z.literal('1', 'Give 1, or leave it out.').optional() } },
  output: z.object({
    items: z
      .array(
        z.object({
          id: z.string(),
          first: Person,
          second: Person,
          reasons: z.array(z.enum(REASONS)),
          child: z.string().nullable().describe('Whom both have'),
          apart: z
            .object({ by: z.string(), at: Instant })
            .nullable()
            .describe('Who has said that they are two, where apart=1 asks for these'),
        }),
      )
      .describe('At most a hundred'),
    apartCount: z.int().describe('Pairs of which somebody has said that they are two'),
  }),
  async handler({ pool: { sql } }, { query }) {
    const isAsked = query.apart ? sql`k.said_at is not null` : sql`k.said_at is null`
    const pairs = await sql`
      with live as (
        select id, email, created_at, family, nullif(lower(trim(concat(first_name, ' ', last_name))), '') as name,
          right(regexp_replace(coalesce(phone, ''), '\\D', '', 'g'), 10) as phone
        from users where not _deleted),
      children as (
        select p.user_players_id as owner, lower(trim(p.first_name)) as first, lower(trim(p.last_name)) as last,
          p.birth_date, min(p.first_name) as name
        from players p join live u on u.id = p.user_players_id where not p._deleted group by 1, 2, 3, 4),
      pairs as (
        select a.id as a, b.id as b, 'SAME_EMAIL' as reason, null as child
        from live a join live b on b.email = a.email and b.id <> a.id
        union all
        select a.id, b.id, 'SAME_NAME_AND_PHONE', null
        from live a join live b on b.name = a.name and b.phone = a.phone and b.id <> a.id where length(a.phone) >= 7
        union all
        select a.owner, b.owner, 'SAME_CHILD', a.name
        from children a join children b on b.first = a.first and b.last = a.last and b.birth_date = a.birth_date
          and b.owner <> a.owner)
      select a.id as a, b.id as b, array_agg(distinct p.reason order by p.reason) as reasons, min(p.child) as child,
        k.said_by as "by", k.said_at as "at"
      from pairs p join live a on a.id = p.a join live b on b.id = p.b
        left join known_apart k on k.one_id = least(a.id, b.id) and k.other_id = greatest(a.id, b.id)
      where (a.created_at, a.id) < (b.created_at, b.id) and ${isAsked}
        and (p.reason = 'SAME_EMAIL' or a.family is null or a.family is distinct from b.family)
      group by a.id, b.id, b.created_at, k.said_by, k.said_at
      order by b.created_at desc, a.id, b.id limit ${MOST_PAIRS}`
    const [known] = await sql`
      select count(*)::int as count from known_apart k join users a on a.id = k.one_id join users b on b.id = k.other_id
      where not a._deleted and not b._deleted`
    const ids = [...new Set(pairs.flatMap(({ a, b }) => [a as string, b as string]))]
    const rows = await sql`select ${personColumns(sql)} from (${peopleSql(sql, { ids })}) f`
    const people = new Map(rows.map((row) => [row.id as string, asPerson(row)]))
    return {
      apartCount: known?.count as number,
      items: pairs.map(({ a, b, reasons, child, by, at }) => ({
        id: `${a} ${b}`,
        first: people.get(a),
        second: people.get(b),
        reasons,
        child,
        apart: by && { by, at: (at as Date).toISOString() },
      })) as never,
    }
  },
})

const pair = { params: { oneId: Id, otherId: Id } }

const apart = route({
  method: 'put',
  path: '/duplicates/{oneId}/{otherId}/apart',
  summary: 'These two are two people: they are no longer shown as one; said twice it is said once',
  input: pair,
  output: null,
  async handler({ pool: { sql, now }, adminEmail: by }, { params: { oneId, otherId } }) {
    if (!(await sayTheyAreTwo(sql, { ids: [oneId, otherId], by, now: now() })))
      throw notFound('USER_GONE', 'One of the two is not there any more.')
  },
})

const notApart = route({
  method: 'delete',
  path: '/duplicates/{oneId}/{otherId}/apart',
  summary: 'They may be one person after all',
  input: pair,
  output: null,
  handler: ({ pool: { sql, now }, adminEmail: by }, { params: { oneId, otherId } }) =>
    forgetTheyAreTwo(sql, { ids: [oneId, otherId], by, now: now() }),
})

export const duplicateReports: Route[] = [list, apart, notApart]
