import type { AccountState } from '@touchline/domain/users/account-state.ts'
import type { Person } from '@touchline/domain/users/person.ts'
import { badInput } from '../graphql/errors.ts'
import type { DeskQuery } from '../graphql/read/desk-query.ts'
import { firstRow, pageSize } from '../graphql/read/page.ts'
import type { Tracked } from '../graphql/statement.ts'
import type { Sql } from '../postgres/pool.ts'
import { keptPeople, type Param, type PeopleQuery, peopleText, SIGNED_IN } from './people-found.ts'
import { unusualFamilies } from './unusual-families.ts'

/** Keyed by the schema's enum values. */
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
  counts: { state: AccountState; count: number }[] | null
  items: Person[] | null
  isTokenKnown: boolean
}

/** Everybody found by their own or a child's name, with the number of people in each account state. */
export const searchPeople: DeskQuery = {
  tokenArea: 'PEOPLE',
  plan: (statement, asked: Tracked<PeoplePageQuery>) =>
    asked.now.isUnusual
      ? null
      : {
          sql: searchText(asked.now, (read, type) => statement.param((live) => read(asked.read(live)), type)),
          result: (found: Found, live) => pageOf(found, asked.read(live)),
        },
  // Unusual families can only be found by reading their rows.
  async read({ sql, now }, asked: PeoplePageQuery) {
    const among = { ...asked, ids: [...(await unusualFamilies(sql, now)).keys()] }
    return pageOf(await readJson(sql, among, searchText), among)
  },
}

/** Runs the query with parameters of its own, outside a request's statement. */
async function readJson<Asked, Json>(
  sql: Sql,
  asked: Asked,
  textFor: (asked: Asked, param: Param<Asked>) => string,
): Promise<Json> {
  const values: (string | boolean | null)[] = []
  const text = textFor(asked, (read, type) => `$${values.push(read(asked))}::${type}`)
  const [row] = await sql.unsafe<{ json: string }[]>(`select (${text})::text as json`, values)
  return JSON.parse(row?.json ?? 'null')
}

function pageOf({ items, counts, isTokenKnown }: Found, asked: PeoplePageQuery) {
  if (asked.nextToken && !isTokenKnown)
    throw badInput('The list has changed in the meantime. Please start again.', { code: 'BAD_TOKEN' })
  const ofState = (counts ?? []).filter(({ state }) => !asked.state || state === asked.state)
  return {
    items: items ?? [],
    counts: counts ?? [],
    total: ofState.reduce((sum, { count }) => sum + count, 0),
    nextToken: items?.length === pageSize(asked.limit) ? (items.at(-1)?.id ?? null) : null,
  }
}

/** Returns a `Found`. */
const searchText = (asked: PeoplePageQuery, param: Param<PeoplePageQuery>): string => `
  with found as materialized (${foundText(asked, param)}),
  page as (${pageText(asked, param)})
  select json_build_object(
    'counts', (select json_agg(c) from (select state, count(*)::int as count from found group by state) c),
    'items', (select json_agg(l) from (select ${PERSON_COLUMNS} from page f order by ${orderText(asked)}) l),
    'isTokenKnown', ${asked.nextToken ? `exists (select from found where id = ${tokenIn(param)})` : 'true'})`

const tokenIn = (param: Param<PeoplePageQuery>) => param(({ nextToken }) => nextToken ?? null, 'text')

/** People who match all filters except the state, with their sort keys. */
function foundText(asked: PeoplePageQuery, param: Param<PeoplePageQuery>): string {
  const withSignIn = asked.sort === 'signedIn' ? `, ${SIGNED_IN} as "signedInAt"` : ''
  const keys = SORTS[asked.sort ?? 'name'].map((key, n) => `${key} as key_${n}`).join(', ')
  return `
    select f.*, ${keys} from (
      select f.* ${withSignIn} from (${peopleText(asked, param)}) f where ${keptPeople(asked, param)}) f`
}

/** By offset, or from the row after the one in the token, which neither skips nor repeats anybody. */
function pageText(asked: PeoplePageQuery, param: Param<PeoplePageQuery>): string {
  const limit = pageSize(asked.limit)
  const from = firstRow({ from: asked.from, nextToken: asked.nextToken })
  const rows = `found where ${asked.state ? `state = ${param(({ state }) => state ?? null, 'text')}` : 'true'}`
  const order = orderText(asked)
  if (!asked.nextToken) return `select * from ${rows} order by ${order} limit ${limit} offset ${from}`
  const placed = `select *, row_number() over (order by ${order}) as place from ${rows}`
  return `
    select a.* from (${placed}) a
    where a.place > (select b.place from (${placed}) b where b.id = ${tokenIn(param)})
    order by a.place limit ${limit}`
}

/** Ends with the id, so that the order is unique; missing values come last in either direction. */
function orderText({ sort, isDescending }: PeoplePageQuery): string {
  const keys = SORTS[sort ?? 'name'].map((_, n) => `key_${n}`)
  const direction = isDescending ? ' desc nulls last' : ''
  return [...keys, 'id'].map((key) => `${key}${direction}`).join(', ')
}

/** For people f. */
const PERSON_COLUMNS = `
  f.id, f.version, f."hasRecord", f."accountId", f.email, f."firstName", f."lastName", f.phone, f.role, f.state,
  f.family, f."createdAt", ${SIGNED_IN} as "signedInAt",
  (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.first_name || ' ' || p.last_name, 'firstName', p.first_name)
     order by p.birth_date, p.id), '[]'::json)
   from players p where p.user_players_id = f.id and not p._deleted) as children,
  (select coalesce(json_agg(json_build_object('id', o.id, 'name',
     coalesce(nullif(trim(concat(o.first_name, ' ', o.last_name)), ''), o.email)) order by o.created_at, o.id), '[]'::json)
   from users o where o.family = f.family and o.id <> f.id and not o._deleted) as linked`

/** Those with these ids, of users or of accounts without a user. */
export const peopleOf = (sql: Sql, ids: readonly string[]): Promise<Person[]> =>
  readJson<PeopleQuery, Person[]>(
    sql,
    { ids },
    (asked, param) => `
      select coalesce(json_agg(l), '[]') from (select ${PERSON_COLUMNS} from (${peopleText(asked, param)}) f) l`,
  )
