import { present } from '@touchline/domain/present.ts'
import type { DeskQuery } from '../graphql/read/desk-query.ts'
import { type Paged, pageSql } from '../graphql/read/page.ts'
import { instantSql } from '../postgres/instant-sql.ts'
import { peopleOf } from './people.ts'

interface Pair {
  a: string
  b: string
  reasons: string[]
  /** A child that both have. */
  child: string | null
  by: string | null
  at: string | null
}

interface DuplicateQuery extends Paged {
  /** Those that were marked as two different people. */
  apart?: boolean | null
}

/** Pairs of users who may be the same person: same address, same name and phone, or same child. */
export const deskDuplicates: DeskQuery = {
  tokenArea: null,
  async read({ sql }, { apart, ...asked }: DuplicateQuery) {
    const isAsked = apart ? sql`k.said_at is not null` : sql`k.said_at is null`
    const [found] = await sql<{ total: number; items: string }[]>`
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
          and b.owner <> a.owner),
      found as (
      select a.id as a, b.id as b, array_agg(distinct p.reason order by p.reason) as reasons, min(p.child) as child,
        k.said_by as "by", ${instantSql(sql, 'k.said_at')} as "at", b.created_at as latest
      from pairs p join live a on a.id = p.a join live b on b.id = p.b
        left join known_apart k on k.one_id = least(a.id, b.id) and k.other_id = greatest(a.id, b.id)
      where (a.created_at, a.id) < (b.created_at, b.id) and ${isAsked}
        and (p.reason = 'SAME_EMAIL' or a.family is null or a.family is distinct from b.family)
      group by a.id, b.id, b.created_at, k.said_by, k.said_at)
      select (select count(*)::int from found) as total, (select coalesce(json_agg(shown), '[]') from (
        select a, b, reasons, child, "by", "at" from found order by latest desc, a, b ${pageSql(sql, asked)}) shown) as items`
    const pairs: Pair[] = JSON.parse(found?.items ?? '[]')
    const [known] = await sql<{ count: number }[]>`
      select count(*)::int as count from known_apart k join users a on a.id = k.one_id join users b on b.id = k.other_id
      where not a._deleted and not b._deleted`
    const people = await peopleOf(sql, [...new Set(pairs.flatMap(({ a, b }) => [a, b]))])
    const person = (wanted: string) =>
      present(
        people.find(({ id }) => id === wanted),
        'a person of each id',
      )
    return {
      apartCount: known?.count ?? 0,
      total: found?.total ?? 0,
      items: pairs.map(({ a, b, reasons, child, by, at }) => ({
        id: `${a} ${b}`,
        first: person(a),
        second: person(b),
        reasons,
        child,
        apart: by && at && { by, at },
      })),
    }
  },
}
