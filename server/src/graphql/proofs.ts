import { ADMIN_IDLE_HOURS } from '@touchline/domain/identity/admin-session.ts'
import { ADMIN_GROUP } from '@touchline/domain/identity/role.ts'
import type { Caller } from './caller.ts'

/*
 * SQL that checks whether the caller's credentials are still valid, and looks up who they are.
 */

/** The email address of a valid session. For an administrator, also checks that they still are one. */
export const sessionSql = (id: string, admin?: { now: string; needsSecondFactor: string }): string =>
  `select p.email from pool_sessions s join pool_users p on p.id = s.user_id where s.id = ${id} and s.ended_at is null and p.is_enabled${
    admin ? adminSql(admin) : ''
  }`

const adminSql = ({ now, needsSecondFactor }: { now: string; needsSecondFactor: string }): string =>
  ` and s.last_used_at > ${now} - interval '${ADMIN_IDLE_HOURS} hours' and (s.second_factor_at is not null or not ${needsSecondFactor}) and exists (select from pool_groups g where g.user_id = p.id and g.name = '${ADMIN_GROUP}')`

/** Also while they view the site as a parent, which they do with an administrator's rights. */
export const actsAsAdmin = ({ role, impersonation }: Caller): boolean =>
  role === 'ADMIN' || impersonation !== null

const WHOSE = {
  email: 'p.email = ?',
  session: 'p.id = (select user_id from pool_sessions where id = ?)',
  subject:
    'p.email = (select email from users where external_user_id = ? and not _deleted order by created_at desc limit 1)',
}

/** SQL for an administrator's permissions as one string; null for all. */
export const permissionsSql = (by: keyof typeof WHOSE, value: string): string =>
  `select array_to_string(p.permissions, ',') from pool_users p where ${WHOSE[by].replace('?', () => value)}`

export const samePermissionsSql = (found: string, granted: string): string =>
  `(${found}) is not distinct from ${granted}`

export const accessTokenSql = (id: string, now: string): string =>
  `exists (select from access_tokens where id = ${id} and revoked_at is null and expires_at > ${now})`

/** Does not check the expiry, which is known without a query. */
export const impersonationSql = (id: string): string =>
  `exists (select from impersonations i join users u on u.id = i.target_user_id where i.id = ${id} and i.stopped_at is null and not u._deleted)`

export const myUserSql = (match: string): string =>
  `select id from users where ${match} and not _deleted order by created_at desc, id desc limit 1`
