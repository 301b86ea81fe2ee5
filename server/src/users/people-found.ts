import { ADMIN_GROUP } from '@touchline/domain/identity/role.ts'
import { referencesLike } from '@touchline/domain/money/payment-reference.ts'
import type { DeskRole } from '@touchline/domain/users/account-state.ts'
import type { Fragment } from 'postgres'
import type { Sql } from '../postgres/pool.ts'
import { wordsQuery } from '../postgres/search-words.ts'

export interface PeopleQuery {
  /** Beginnings of words of their own or a child's name, their address, or payment references. */
  words?: string | null
  role?: DeskRole | null
  hasChildren?: boolean | null
  /** With another account, as one family. */
  isLinked?: boolean | null
  /** These alone: ids of rows of the club's, or of accounts without one. */
  ids?: readonly string[]
}

/**
 * Everybody whom the club knows or who can sign in: rows of the club's with the account of their address, and accounts
 * that have no row yet. Of several rows of an address the newest has the account, as when somebody signs in.
 */
export const peopleSql = (sql: Sql, wanted: PeopleQuery): Fragment => sql`
  select u.id, u._version as version, true as "hasRecord", u.email, u.first_name as "firstName",
    u.last_name as "lastName", u.phone, u.family, u.created_at as "createdAt", ${accountColumns(sql)}
  from users u left join pool_users a on a.email = u.email and not exists (
    select from users n where n.email = u.email and not n._deleted and (n.created_at, n.id) > (u.created_at, u.id))
  where not u._deleted and ${amongIds(sql, sql`u.id`, wanted.ids)} and ${foundUsers(sql, wanted.words)}
  union all
  select a.id, null, false, a.email, nullif(a.attributes ->> 'given_name', ''),
    nullif(a.attributes ->> 'family_name', ''), nullif(a.attributes ->> 'phone_number', ''), null,
    ${instantSql(sql, sql`a.created_at`)}, ${accountColumns(sql)}
  from pool_users a
  where not exists (select from users u where u.email = a.email and not u._deleted)
    and ${amongIds(sql, sql`a.id`, wanted.ids)} and ${hasWords(sql, 'a', wanted.words)}`

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
const foundUsers = (sql: Sql, typed: PeopleQuery['words']): Fragment =>
  typed
    ? sql`u.id in (
        select u.id from users u where ${hasWords(sql, 'u', typed)}
        union all select p.user_players_id from players p where ${hasWords(sql, 'p', typed)} and not p._deleted
        ${byReference(sql, typed)})`
    : sql`true`

/** Or who was given one of the payment references typed, for the family or for one place or order (B-7). */
function byReference(sql: Sql, typed: string): Fragment {
  const { familyNumbers, references } = referencesLike(typed)
  const ofFamily = sql`
    union all select s.guardian_id from family_numbers n join shared_guardians s on s.user_id = n.user_id
    where n.number = any(${familyNumbers})`
  const ofItem = sql`
    union all select p.user_players_id from players p where p.id in (
      select player_registrations_id from player_program_registrations where reference = any(${references}) and not _deleted
      union all select player_kit_orders_id from kit_orders where reference = any(${references}) and not _deleted)`
  return sql`${familyNumbers.length > 0 ? ofFamily : sql``} ${references.length > 0 ? ofItem : sql``}`
}

/** Rows t whose words begin with each of those typed, by index alone. */
function hasWords(sql: Sql, t: 'p' | 'u' | 'a', typed: PeopleQuery['words']): Fragment {
  if (!typed) return sql`true`
  const query = wordsQuery(typed)
  return query ? sql`${sql.unsafe(t)}.words @@ ${query}::tsquery` : sql`false`
}

/** What is asked of everybody found, but for the state of their sign-in: people f. */
export function keptPeople(sql: Sql, { role, hasChildren, isLinked }: PeopleQuery): Fragment {
  const isParent = sql`exists (select from players p where p.user_players_id = f.id and not p._deleted)`
  return sql`${role ? sql`f.role = ${role}` : sql`true`}
    and ${typeof hasChildren === 'boolean' ? sql`${isParent} = ${hasChildren}` : sql`true`}
    and ${typeof isLinked === 'boolean' ? sql`(f.family is not null) = ${isLinked}` : sql`true`}`
}

/** When they last proved who they are, as far as that is still known. */
export const signedInSql = (sql: Sql): Fragment =>
  instantSql(
    sql,
    sql`greatest((select max(created_at) from pool_sessions where user_id = f."accountId"),
      (select max(last_at) from pool_known_places where user_id = f."accountId"))`,
  )
