import type { AccountState } from '@touchline/domain/users/account-state.ts'
import type { Person } from '@touchline/domain/users/person.ts'
import type { Fragment } from 'postgres'
import { signInEnded } from '../graphql/authenticate.ts'
import { badInput } from '../graphql/errors.ts'
import type { DeskQuery } from '../graphql/read/desk-query.ts'
import { firstRow, pageSize } from '../graphql/read/page.ts'
import type { Sql } from '../postgres/pool.ts'
import { keptPeople, type PeopleQuery, peopleSql, signedInSql } from './people-found.ts'
import { unusualFamilies } from './unusual-families.ts'

/** By the names that the schema has. */
const SORTS = {
  name: ['lower(f."lastName")', 'lower(f."firstName")', 'f.email'],
  email: ['f.email'],
  role: ['f.role'],
  state: ['f.state'],
  children: ['(select count(*) from players p where p.user_players_id = f.id and not p._deleted)'],
  signedIn: ['f."signedInAt"'],
  added: ['f."createdAt"'],
}

interface PeoplePageQuery extends PeopleQuery {
  state?: AccountState | null
  isUnusual?: boolean | null
  sort?: keyof typeof SORTS | null
  isDescending?: boolean | null
  limit?: number | null
  from?: number | null
  nextToken?: string | null
}

interface Found {
  counts: string | null
  items: string | null
  isTokenKnown: boolean
}

/** Everybody who is known or can sign in, found by their own or a child's name, and how many there are of each state. */
export const searchPeople: DeskQuery = {
  tokenArea: 'PEOPLE',
  asksWhetherSignedIn: true,
  async read({ sql, now, holds }, asked: PeoplePageQuery) {
    const limit = pageSize(asked.limit)
    const ids = asked.isUnusual ? [...(await unusualFamilies(sql, now)).keys()] : undefined
    const [found] = await sql<Found[]>`
      with found as materialized (${foundSql(sql, { ...asked, ids })}),
      page as (${pageSql(sql, asked, limit)})
      select (${countsSql(sql)}) as counts,
        (select json_agg(l) from (select ${personColumns(sql)} from page f order by ${orderSql(sql, asked)}) l) as items,
        exists (select from found where id = ${asked.nextToken ?? null}) as "isTokenKnown"
      where ${holds}`
    if (!found) throw signInEnded()
    if (asked.nextToken && !found.isTokenKnown)
      throw badInput('The list has changed meanwhile: please begin again.', { code: 'BAD_TOKEN' })
    const counts: { state: AccountState; count: number }[] = JSON.parse(found.counts ?? '[]')
    const items: Person[] = JSON.parse(found.items ?? '[]')
    const ofState = counts.filter(({ state }) => !asked.state || state === asked.state)
    return {
      items,
      counts,
      total: ofState.reduce((sum, { count }) => sum + count, 0),
      nextToken: items.length === limit ? (items.at(-1)?.id ?? null) : null,
    }
  },
}

/** Under every filter but the state, with what they are sorted by. */
function foundSql(sql: Sql, asked: PeoplePageQuery): Fragment {
  const withSignIn = asked.sort === 'signedIn' ? sql`, ${signedInSql(sql)} as "signedInAt"` : sql``
  const keys = SORTS[asked.sort ?? 'name'].map((key, n) => `${key} as key_${n}`).join(', ')
  return sql`
    select f.*, ${sql.unsafe(keys)}
    from (select f.* ${withSignIn} from (${peopleSql(sql, asked)}) f where ${keptPeople(sql, asked)}) f`
}

/** By number, or from the row after the one that the token names: then nobody is missed or met twice. */
function pageSql(sql: Sql, asked: PeoplePageQuery, limit: number): Fragment {
  const from = firstRow({ from: asked.from, nextToken: asked.nextToken })
  const rows = sql`found where ${asked.state ? sql`state = ${asked.state}` : sql`true`}`
  const order = orderSql(sql, asked)
  if (!asked.nextToken) return sql`select * from ${rows} order by ${order} limit ${limit} offset ${from}`
  const placed = sql`select *, row_number() over (order by ${order}) as place from ${rows}`
  return sql`
    select a.* from (${placed}) a
    where a.place > (select b.place from (${placed}) b where b.id = ${asked.nextToken})
    order by a.place limit ${limit}`
}

const countsSql = (sql: Sql): Fragment => sql`
  select json_agg(c) from (select state, count(*)::int as count from found group by state) c`

/** The id comes last, so that no two rows are alike; what is missing comes last either way. */
function orderSql(sql: Sql, { sort, isDescending }: PeoplePageQuery): Fragment {
  const keys = SORTS[sort ?? 'name'].map((_, n) => `key_${n}`)
  const direction = isDescending ? ' desc nulls last' : ''
  return sql.unsafe([...keys, 'id'].map((key) => `${key}${direction}`).join(', '))
}

/** Of people f. */
const personColumns = (sql: Sql): Fragment => sql`
  f.id, f.version, f."hasRecord", f."accountId", f.email, f."firstName", f."lastName", f.phone, f.role, f.state,
  f.family, f."createdAt", ${signedInSql(sql)} as "signedInAt",
  (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.first_name || ' ' || p.last_name, 'firstName', p.first_name)
     order by p.birth_date, p.id), '[]'::json)
   from players p where p.user_players_id = f.id and not p._deleted) as children,
  (select coalesce(json_agg(json_build_object('id', o.id, 'name',
     coalesce(nullif(trim(concat(o.first_name, ' ', o.last_name)), ''), o.email)) order by o.created_at, o.id), '[]'::json)
   from users o where o.family = f.family and o.id <> f.id and not o._deleted) as linked`

/** Those of these ids who are there: of rows of the club's, or of accounts without one. */
export async function peopleOf(sql: Sql, ids: readonly string[]): Promise<Person[]> {
  const [found] = await sql<{ items: string | null }[]>`
    select json_agg(l) as items from (select ${personColumns(sql)} from (${peopleSql(sql, { ids })}) f) l`
  return JSON.parse(found?.items ?? '[]')
}
