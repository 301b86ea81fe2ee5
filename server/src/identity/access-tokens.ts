import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { clubDay } from '@touchline/domain/club-clock.ts'
import { TOKEN_DAYS, type TokenScope, tokenExpiry } from '@touchline/domain/identity/access-token.ts'
import { type Caller, VISITOR } from '../graphql/caller.ts'
import { recordAct } from '../impersonation/record-act.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'
import { arrayLiteral } from '../postgres/sql-value.ts'
import { recordSecurityEvent } from './security-events.ts'
import { findUserByEmail } from './user-pool/users.ts'

export interface AccessToken extends TokenScope {
  id: string
  name: string
  mayWrite: boolean
  /** The email address of the administrator on whose behalf it acts. */
  createdBy: string
  createdAt: Date
  expiresAt: Date
  /** To within five minutes; null if it was never used. */
  lastUsedAt: Date | null
  revokedAt: Date | null
}

const SHAPE = /^touchline_[\w-]{43}$/

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

interface NewToken extends Pick<AccessToken, 'name' | 'mayWrite' | 'createdBy'>, Partial<TokenScope> {
  days?: number
}

/** Returns the token, which is shown only this once because we store its hash. Null if the name is taken. */
export async function makeAccessToken(
  tx: Sql | Transaction,
  { name, mayWrite, createdBy, days = TOKEN_DAYS, models = null, areas = [] }: NewToken,
  now: Date,
): Promise<{ id: string; token: string } | null> {
  const id = randomUUID()
  const token = `touchline_${randomBytes(32).toString('base64url')}`
  // Free the names of expired tokens, like those of revoked ones.
  await tx`update access_tokens set revoked_at = expires_at
           where name = ${name} and revoked_at is null and expires_at <= ${now}`
  const made = await tx`
    insert into access_tokens (id, name, token_hash, may_write, models, areas, created_by, created_at, expires_at)
    values (${id}, ${name}, ${hashOf(token)}, ${mayWrite}, ${models && arrayLiteral(models)}::text[],
      ${arrayLiteral(areas)}::text[], ${createdBy}, ${now}, ${tokenExpiry(now, days)})
    on conflict (name) where revoked_at is null do nothing`
  if (made.count === 0) return null
  const row = { model: 'AccessToken' as const, id }
  await recordAct(tx, {
    adminEmail: createdBy,
    action: 'CREATE',
    row,
    userId: null,
    after: { name, mayWrite, days, models, areas },
    now,
  })
  return { id, token }
}

interface Revoking {
  /** The administrator who revokes it; null for the command line. */
  by: string | null
  now: Date
}

/** Does nothing if the token does not exist or is no longer valid. */
export const revokeAccessToken = (tx: Sql | Transaction, id: string, revoking: Revoking): Promise<void> =>
  revoke(tx, 'id', id, revoking)

/** Revokes the tokens of somebody who is no longer an administrator. */
export const revokeAccessTokensOf = (tx: Transaction, email: string, revoking: Revoking): Promise<void> =>
  revoke(tx, 'created_by', email, revoking)

async function revoke(
  tx: Sql | Transaction,
  column: 'id' | 'created_by',
  value: string,
  { by, now }: Revoking,
): Promise<void> {
  const revoked = await tx`
    update access_tokens set revoked_at = ${now}
    where ${tx(column)} = ${value} and revoked_at is null returning id, name`
  for (const { id, name } of revoked) {
    const row = { model: 'AccessToken' as const, id }
    await recordAct(tx, { adminEmail: by, action: 'REVOKE', row, userId: null, after: { name }, now })
  }
}

/** Tokens refer to their creator by email address, so they must follow a change of address. */
export async function moveAccessTokens(tx: Transaction, from: string, to: string): Promise<void> {
  await tx`update access_tokens set created_by = ${to} where created_by = ${from} and revoked_at is null`
}

/** Newest first, including revoked ones. */
export async function listAccessTokens(sql: Sql): Promise<AccessToken[]> {
  return sql<AccessToken[]>`
    select id, name, may_write as "mayWrite", models, areas, created_by as "createdBy", created_at as "createdAt",
      expires_at as "expiresAt", last_used_at as "lastUsedAt", revoked_at as "revokedAt"
    from access_tokens order by created_at desc, id`
}

/** Queried for each request, so that every process refuses a revoked or expired token at once. */
export async function accessTokenCaller(sql: Sql, token: string, now: Date): Promise<Caller | null> {
  if (!SHAPE.test(token)) return null
  const [row] = await sql<Used[]>`
    select id, created_by, may_write, models, areas, expires_at, last_used_at from access_tokens
    where token_hash = ${hashOf(token)} and revoked_at is null and expires_at > ${now}`
  if (!row) return null
  await noteUse(sql, row, now)
  return {
    ...VISITOR,
    role: 'ADMIN',
    accessToken: row.id,
    scope: { models: row.models, areas: row.areas },
    email: row.created_by,
    mayWrite: row.may_write,
    until: row.expires_at.getTime(),
  }
}

const NOTED_FOR_MS = 5 * 60_000

interface Used extends TokenScope {
  id: string
  created_by: string
  may_write: boolean
  expires_at: Date
  last_used_at: Date | null
}

/**
 * A program may send many requests a second, so the time of last use is updated only every few minutes. The first use
 * of each day is recorded for the token's creator to see.
 */
async function noteUse(sql: Sql, { id, created_by, last_used_at }: Used, now: Date): Promise<void> {
  if (last_used_at && now.getTime() - last_used_at.getTime() < NOTED_FOR_MS) return
  await sql`update access_tokens set last_used_at = ${now} where id = ${id}`
  if (last_used_at && clubDay(last_used_at) === clubDay(now)) return
  const account = await findUserByEmail(sql, created_by)
  await recordSecurityEvent(sql, { event: 'ACCESS_TOKEN_USED', account, now })
}
