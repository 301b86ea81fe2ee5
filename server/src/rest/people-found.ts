import type { DeskRole } from '@touchline/domain/account-state.ts'
import { ADMIN_GROUP } from '@touchline/domain/role.ts'
import type { Fragment } from 'postgres'
import type { Sql } from '../postgres/pool.ts'
import { hasWords } from './reports-search.ts'

export interface WantedPeople {
  search?: string
  role?: DeskRole
  children?: 'with' | 'without'
  linked?: '1'
  /** These alone: ids of rows of the club's, or of accounts without one. */
  ids?: readonly string[]
}

/**
 * Everybody whom the club knows or who can sign in: rows of the club's with the account of their address, and accounts
 * that have no row yet. Of several rows of an address the newest has the account, as when somebody signs in.
 */
export const peopleSql = (sql: Sql, wanted: WantedPeople): Fragment => sql`
  select u.id, u._version as version, true as "hasRecord", u.email, u.first_name as "firstName",
    u.last_name as "lastName", u.phone, u.family, u.created_at as "createdAt", ${accountColumns(sql)}
  from users u left join pool_users a on a.email = u.email and not exists (
    select from users n where n.email = u.email and not n._deleted and (n.created_at, n.id) > (u.created_at, u.id))
  where not u._deleted and ${amongIds(sql, sql`u.id`, wanted.ids)} and ${foundUsers(sql, wanted.search)}
  union all
  select a.id, null, false, a.email, nullif(a.attributes ->> 'given_name', ''),
    nullif(a.attributes ->> 'family_name', ''), nullif(a.attributes ->> 'phone_number', ''), null,
    ${instantSql(sql, sql`a.created_at`)}, ${accountColumns(sql)}
  from pool_users a
  where not exists (select from users u where u.email = a.email and not u._deleted)
    and ${amongIds(sql, sql`a.id`, wanted.ids)} and ${hasWords(sql, 'a', wanted.search)}`

const amongIds = (sql: Sql, id: Fragment, ids: readonly string[] | undefined) =>
  ids ? sql`${id} = any(${[...ids]})` : sql`true`

const accountColumns = (sql: Sql) => sql`
  a.id as "accountId",
  case when a.id is null then 'NO_ACCOUNT' when not a.is_enabled then 'DISABLED'
    when a.status = 'FORCE_CHANGE_PASSWORD' then 'INVITED' else a.status end as state,
  case when exists (select from pool_groups g where g.user_id = a.id and g.name = ${ADMIN_GROUP})
    then 'ADMIN' else 'GUARDIAN' end as role`

/** As the club's own rows have their instants. */
export const instantSql = (sql: Sql, moment: Fragment): Fragment =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') collate "C"`

/** Users u who have each of the words typed in their own name or address, or together with a child's. */
const foundUsers = (sql: Sql, search: string | undefined): Fragment =>
  search
    ? sql`u.id in (
        select u.id from users u where ${hasWords(sql, 'u', search)}
        union all select p.user_players_id from players p where ${hasWords(sql, 'p', search)} and not p._deleted)`
    : sql`true`

/** What is asked of everybody found, but for the state of their sign-in: people f. */
export function keptPeople(sql: Sql, { role, children, linked }: WantedPeople): Fragment {
  const hasChildren = sql`exists (select from players p where p.user_players_id = f.id and not p._deleted)`
  const byChildren = { with: hasChildren, without: sql`not ${hasChildren}` }
  return sql`${role ? sql`f.role = ${role}` : sql`true`}
    and ${children ? byChildren[children] : sql`true`}
    and ${linked ? sql`f.family is not null` : sql`true`}`
}

/** When they last proved who they are, as far as that is still known. */
export const signedInSql = (sql: Sql): Fragment =>
  instantSql(
    sql,
    sql`greatest((select max(created_at) from pool_sessions where user_id = f."accountId"),
      (select max(last_at) from pool_known_places where user_id = f."accountId"))`,
  )
