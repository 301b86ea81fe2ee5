import * as z from 'zod'
import { peopleSql } from './people-found.ts'
import { asPerson, Person, personColumns } from './reports-people.ts'
import { type Route, route } from './route.ts'

const MOST_PAIRS = 100

const REASONS = ['SAME_EMAIL', 'SAME_NAME_AND_PHONE', 'SAME_CHILD'] as const

const list = route({
  method: 'get',
  path: '/duplicates',
  summary: 'Pairs of users who may be one person: one address, one name and phone, or one child',
  output: z.object({
    items: z
      .array(
        z.object({
          id: z.string(),
          first: Person,
          second: Person,
          reasons: z.array(z.enum(REASONS)),
          child: z.string().nullable().describe('Whom both have'),
        }),
      )
      .describe('At most a hundred'),
  }),
  async handler({ pool: { sql } }) {
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
      select a.id as a, b.id as b, array_agg(distinct p.reason order by p.reason) as reasons, min(p.child) as child
      from pairs p join live a on a.id = p.a join live b on b.id = p.b
      where (a.created_at, a.id) < (b.created_at, b.id)
        and (p.reason = 'SAME_EMAIL' or a.family is null or a.family is distinct from b.family)
      group by a.id, b.id, b.created_at order by b.created_at desc, a.id, b.id limit ${MOST_PAIRS}`
    const ids = [...new Set(pairs.flatMap(({ a, b }) => [a as string, b as string]))]
    const rows = await sql`select ${personColumns(sql)} from (${peopleSql(sql, { ids })}) f`
    const people = new Map(rows.map((row) => [row.id as string, asPerson(row)]))
    return {
      items: pairs.map(({ a, b, reasons, child }) => ({
        id: `${a} ${b}`,
        first: people.get(a),
        second: people.get(b),
        reasons,
        child,
      })) as never,
    }
  },
})

export const duplicateReports: Route[] = [list]
