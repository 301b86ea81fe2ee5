import { ADMIN_GROUP } from '@touchline/domain/identity/role.ts'
import { referencesLike } from '@touchline/domain/money/payment-reference.ts'
import type { DeskRole } from '@touchline/domain/users/account-state.ts'
import { instantText } from '../postgres/instant-sql.ts'
import { wordsQuery } from '../postgres/search-words.ts'
import { arrayLiteral } from '../postgres/sql-value.ts'

export interface PeopleQuery {
  /** Prefixes of words in their own or a child's name, their address, or payment references. */
  words?: string | null
  role?: DeskRole | null
  hasChildren?: boolean | null
  /** Linked with another account as one family. */
  isLinked?: boolean | null
  /** Only these ids, of users or of accounts without a user. */
  ids?: readonly string[]
}

/**
 * Adds a parameter to a statement and returns its placeholder, given how to read the value and its type. The SQL
 * depends only on which filters are present, never on their values, so that it can be reused.
 */
export type Param<Asked> = (read: (asked: Asked) => string | boolean | null, type: string) => string

/**
 * SQL for everybody the club knows or who can sign in: users with the account of their email address, and accounts
 * without a user. If several users have the same address, the newest has the account, as when signing in.
 */
export function peopleText(asked: PeopleQuery, param: Param<PeopleQuery>): string {
  // Null, which matches nothing, if nothing typed is a word.
  const words = asked.words ? param((asked) => wordsQuery(asked.words ?? ''), 'tsquery') : null
  return `
  select u.id, u._version as version, true as "hasRecord", u.email, u.first_name as "firstName",
    u.last_name as "lastName", u.phone, u.family, u.created_at as "createdAt", ${ACCOUNT_COLUMNS}
  from users u left join pool_users a on a.email = u.email and not exists (
    select from users n where n.email = u.email and not n._deleted and (n.created_at, n.id) > (u.created_at, u.id))
  where not u._deleted and ${amongIds('u', asked, param)} and ${words ? foundUsers(words, param) : 'true'}
  union all
  select a.id, null, false, a.email, nullif(a.attributes ->> 'given_name', ''),
    nullif(a.attributes ->> 'family_name', ''), nullif(a.attributes ->> 'phone_number', ''), null,
    ${instantText('a.created_at')}, ${ACCOUNT_COLUMNS}
  from pool_users a
  where not exists (select from users u where u.email = a.email and not u._deleted)
    and ${amongIds('a', asked, param)} and ${words ? `a.words @@ ${words}` : 'true'}`
}

const ACCOUNT_COLUMNS = `
  a.id as "accountId",
  case when a.id is null then 'NO_ACCOUNT' when not a.is_enabled then 'DISABLED'
    when a.status = 'FORCE_CHANGE_PASSWORD' then 'INVITED' else a.status end as state,
  case when exists (select from pool_groups g where g.user_id = a.id and g.name = '${ADMIN_GROUP}')
    then 'ADMIN' else 'GUARDIAN' end as role`

const amongIds = (t: string, { ids }: PeopleQuery, param: Param<PeopleQuery>) =>
  ids ? `${t}.id = any(${param((asked) => arrayLiteral(asked.ids ?? []), 'text[]')})` : 'true'

/**
 * Users u who match a prefix for each typed word in their own name or address, or together with a child's, or who have
 * one of the typed payment references, of the family or of a single place or order (B-7).
 */
function foundUsers(words: string, param: Param<PeopleQuery>): string {
  const typed = (asked: PeopleQuery) => referencesLike(asked.words ?? '')
  const numbers = param((asked) => `{${typed(asked).familyNumbers.join()}}`, 'int[]')
  const single = param((asked) => arrayLiteral(typed(asked).references), 'text[]')
  return `u.id = any(array(
      select u.id from users u where u.words @@ ${words}
      union all select p.user_players_id from players p where p.words @@ ${words} and not p._deleted)
    || case when ${numbers} <> '{}' or ${single} <> '{}' then guardians_by_reference(${numbers}, ${single}) end)`
}

/** The filters on people f, except for the state of their account. */
export function keptPeople({ role, hasChildren, isLinked }: PeopleQuery, param: Param<PeopleQuery>): string {
  const isParent = 'exists (select from players p where p.user_players_id = f.id and not p._deleted)'
  const kept = [
    ...(role ? [`f.role = ${param((asked) => asked.role ?? null, 'text')}`] : []),
    ...(typeof hasChildren === 'boolean' ? [`${isParent} = ${hasChildren}`] : []),
    ...(typeof isLinked === 'boolean' ? [`(f.family is not null) = ${isLinked}`] : []),
  ]
  return kept.join(' and ') || 'true'
}

/** The last sign-in of people f, as far as it is still known. */
export const SIGNED_IN = instantText(`
  greatest((select max(created_at) from pool_sessions where user_id = f."accountId"),
    (select max(last_at) from pool_known_places where user_id = f."accountId"))`)
