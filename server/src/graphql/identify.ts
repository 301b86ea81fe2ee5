import { PERMISSIONS } from '@touchline/domain/identity/permissions.ts'
import { isOneOf } from '@touchline/domain/is-one-of.ts'
import { present } from '@touchline/domain/present.ts'
import { recordAct } from '../impersonation/record-act.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'
import { NotAuthenticated, signInEnded } from './authenticate.ts'
import type { Caller } from './caller.ts'
import type { Service } from './context.ts'
import { actsAsAdmin, myUserSql, permissionsSql, sessionSql } from './proofs.ts'

/** A caller with their email address and user id looked up, as writes and subscriptions need them. */
export interface Identified {
  caller: Caller
  myUserId: string | null
}

/** Runs with nearly every request; preparing it once per connection takes a fifth of the time. */
const PREPARED = { prepare: true }

/** Looks up the user of the session or outside token; refuses a session that has ended. */
export async function identify(sql: Sql | Transaction, caller: Caller, now: Date): Promise<Identified> {
  if (caller.role === 'VISITOR') return { caller, myUserId: null }
  if (caller.session === null) {
    const [me] =
      caller.email === null
        ? await sql.unsafe(myUserSql('external_user_id = $1'), [caller.subject], PREPARED)
        : await sql.unsafe(myUserSql('email = $1'), [caller.email], PREPARED)
    return { caller, myUserId: me?.id ?? null }
  }
  const { text, params } = sessionOf(caller, now)
  const whose = `coalesce($${params.length + 1}::text, (select email from session))`
  const [row] = await sql.unsafe(
    `with session as materialized (${text}) select email, (${myUserSql(`email = ${whose}`)}) as id from session`,
    [...params, caller.email],
    PREPARED,
  )
  if (!row) throw signInEnded()
  return { caller: { ...caller, email: caller.email ?? row.email }, myUserId: row.id }
}

const AS_ADMIN = sessionSql('$1', { now: '$2::timestamptz', needsSecondFactor: '$3::boolean' })

const sessionOf = (caller: Caller, now: Date) =>
  actsAsAdmin(caller)
    ? { text: AS_ADMIN, params: [caller.session, now.toISOString(), caller.needsSecondFactor] }
    : { text: sessionSql('$1'), params: [caller.session] }

/** The caller with the email address of their session; refuses a session that has ended. */
export async function withAddress(sql: Sql | Transaction, caller: Caller, now: Date): Promise<Caller> {
  if (caller.session === null) return caller
  const { text, params } = sessionOf(caller, now)
  const [row] = await sql.unsafe(text, params, PREPARED)
  if (!row) throw signInEnded()
  return { ...caller, email: caller.email ?? row.email }
}

/** An administrator with their permissions (A-7), read anew for each request; other callers unchanged. */
export async function withPermissions(sql: Sql | Transaction, caller: Caller): Promise<Caller> {
  if (caller.role !== 'ADMIN') return caller
  const { email, session, subject } = caller
  const [by, value] =
    email !== null
      ? (['email', email] as const)
      : session !== null
        ? (['session', session] as const)
        : (['subject', subject] as const)
  const [row] = await sql.unsafe(permissionsSql(by, '$1'), [value], PREPARED)
  const text: string | null = row?.array_to_string ?? null
  // Ignore permissions that a later version of the site has added and this one does not know.
  const granted = text === null ? null : text.split(',').filter((one) => isOneOf(PERMISSIONS, one))
  return { ...caller, permissions: granted }
}

export const IMPERSONATION_HEADER = 'x-impersonate-user'

/** The caller, or the parent they ask to view the site as, in a request header or a subscription's start message. */
export async function inWhoseName(
  { sql, now }: Pick<Service, 'sql' | 'now'>,
  caller: Caller,
  headers: Record<string, unknown>,
): Promise<Caller> {
  const userId = headers[IMPERSONATION_HEADER]
  // An empty header must be refused too, or a view as a parent would become the administrator's own.
  const permitted = await withPermissions(sql, caller)
  return userId === undefined ? permitted : impersonate(sql, permitted, keepable(String(userId)), now())
}

/** PostgreSQL refuses a NUL character even in a search, and no id contains one. */
export const keepable = (id: string) => id.replaceAll('\0', ' ')

/**
 * Turns an administrator into the parent they view the site as, if they have started that view, it has not expired and
 * the parent still exists. This is checked anew for each request.
 */
export async function impersonate(sql: Sql, admin: Caller, userId: string, now: Date): Promise<Caller> {
  if (admin.role !== 'ADMIN')
    throw new NotAuthenticated('Only an administrator can view the site as somebody else.')
  // Only a person may view the site as somebody else, not every program they have made a token for (X-3).
  if (admin.accessToken !== null)
    throw new NotAuthenticated('An access token cannot view the site as somebody else.')
  const { caller } = await identify(sql, admin, now)
  const [target] = await sql`
    select i.id, u.email, i.reason, i.ends_at from impersonations i join users u on u.id = i.target_user_id
    where i.admin_email = ${caller.email} and i.target_user_id = ${userId} and not u._deleted
      and i.stopped_at is null and i.ends_at > ${now.toISOString()}
    order by i.started_at desc limit 1`
  if (!target) throw new NotAuthenticated('Viewing as this user has ended.')
  const adminEmail = present(caller.email, 'the address of an administrator')
  const { id, reason } = target
  await recordAct(sql, { adminEmail, action: 'LOOK', userId, asUserId: userId, reason, now })
  const impersonation = { id, adminEmail, userId, reason }
  const until = Math.min(caller.until ?? Number.POSITIVE_INFINITY, target.ends_at.getTime())
  return { ...caller, role: 'PARENT', email: target.email, subject: null, impersonation, until }
}
