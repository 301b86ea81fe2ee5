import { PERMISSIONS } from '@touchline/domain/identity/permissions.ts'
import { isOneOf } from '@touchline/domain/is-one-of.ts'
import { present } from '@touchline/domain/present.ts'
import { recordAct } from '../impersonation/record-act.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'
import { NotAuthenticated, signInEnded } from './authenticate.ts'
import type { Caller } from './caller.ts'
import type { Service } from './context.ts'
import { actsAsAdmin, myUserSql, permissionsSql, sessionSql } from './proofs.ts'

/** A caller whose address and user row have been looked up, as writes and listeners need them. */
export interface Identified {
  caller: Caller
  myUserId: string | null
}

/** Asked with nearly every request: parsed once for each connection, it takes a fifth of the time. */
const PREPARED = { prepare: true }

/** Finds out whose session or outside token it is; refuses a session that has ended. */
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

/** The caller with the address of their session; refuses one that has ended. */
export async function withAddress(sql: Sql | Transaction, caller: Caller, now: Date): Promise<Caller> {
  if (caller.session === null) return caller
  const { text, params } = sessionOf(caller, now)
  const [row] = await sql.unsafe(text, params, PREPARED)
  if (!row) throw signInEnded()
  return { ...caller, email: caller.email ?? row.email }
}

/** An administrator with what they may do (A-7), asked for anew with every request; everybody else as they are. */
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
  // What was written by a later version of the site opens nothing in this one.
  const granted = text === null ? null : text.split(',').filter((one) => isOneOf(PERMISSIONS, one))
  return { ...caller, permissions: granted }
}

export const IMPERSONATION_HEADER = 'x-impersonate-user'

/** The caller, or the parent in whose shoes they ask to be, by a header of the request or of a subscription's start. */
export async function inWhoseName(
  { sql, now }: Pick<Service, 'sql' | 'now'>,
  caller: Caller,
  headers: Record<string, unknown>,
): Promise<Caller> {
  const userId = headers[IMPERSONATION_HEADER]
  // Sent empty by mistake, it must not turn a parent's view into the administrator's own.
  const permitted = await withPermissions(sql, caller)
  return userId === undefined ? permitted : impersonate(sql, permitted, keepable(String(userId)), now())
}

/** No id has a character that PostgreSQL cannot even look for. */
export const keepable = (id: string) => id.replaceAll('\0', ' ')

/**
 * Steps into a parent's shoes, if the caller is an administrator who has started to, not longer than allowed ago, and
 * the parent is still there. The right is asked for anew with every request.
 */
export async function impersonate(sql: Sql, admin: Caller, userId: string, now: Date): Promise<Caller> {
  if (admin.role !== 'ADMIN')
    throw new NotAuthenticated('Only an administrator can view the site as somebody else.')
  // An hour in a family's shoes is a person's, not that of every program they have made a token for (X-3).
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
