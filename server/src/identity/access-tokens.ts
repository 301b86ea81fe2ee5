import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { type Caller, VISITOR } from '../graphql/caller.ts'
import { recordAct } from '../impersonation/record-act.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'

export interface AccessToken {
  id: string
  name: string
  mayWrite: boolean
  /** The address of the administrator in whose name it acts. */
  createdBy: string
  createdAt: Date
  revokedAt: Date | null
}

const SHAPE = /^touchline_[\w-]{43}$/

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

type Wanted = Pick<AccessToken, 'name' | 'mayWrite' | 'createdBy'>

/** The token is shown this once: only its hash is kept. Null when another one has this name. */
export async function makeAccessToken(
  tx: Sql | Transaction,
  { name, mayWrite, createdBy }: Wanted,
  now: Date,
): Promise<{ id: string; token: string } | null> {
  const id = randomUUID()
  const token = `touchline_${randomBytes(32).toString('base64url')}`
  const made = await tx`
    insert into access_tokens (id, name, token_hash, may_write, created_by, created_at)
    values (${id}, ${name}, ${hashOf(token)}, ${mayWrite}, ${createdBy}, ${now})
    on conflict (name) where revoked_at is null do nothing`
  if (made.count === 0) return null
  const row = { model: 'AccessToken' as const, id }
  await recordAct(tx, {
    adminEmail: createdBy,
    action: 'CREATE',
    row,
    userId: null,
    after: { name, mayWrite },
    now,
  })
  return { id, token }
}

interface Revoking {
  /** Who does it; null for the command line. */
  by: string | null
  now: Date
}

/** Nothing happens when there is no such token, or none any more. */
export const revokeAccessToken = (tx: Sql | Transaction, id: string, revoking: Revoking): Promise<void> =>
  revoke(tx, 'id', id, revoking)

/** What acts in the name of an administrator ends with their right to. */
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

/** Tokens act in the name of an address, so they follow their maker to another one. */
export async function moveAccessTokens(tx: Transaction, from: string, to: string): Promise<void> {
  await tx`update access_tokens set created_by = ${to} where created_by = ${from} and revoked_at is null`
}

/** Newest first, revoked ones too. */
export async function listAccessTokens(sql: Sql): Promise<AccessToken[]> {
  return sql<AccessToken[]>`
    select id, name, may_write as "mayWrite", created_by as "createdBy", created_at as "createdAt",
      revoked_at as "revokedAt"
    from access_tokens order by created_at desc, id`
}

/** Looked up anew each time: a revoked token is refused at once, on every process. */
export async function accessTokenCaller(sql: Sql, token: string): Promise<Caller | null> {
  if (!SHAPE.test(token)) return null
  const [row] = await sql`select id, created_by, may_write from access_tokens
                          where token_hash = ${hashOf(token)} and revoked_at is null`
  if (!row) return null
  return { ...VISITOR, role: 'ADMIN', accessToken: row.id, email: row.created_by, mayWrite: row.may_write }
}
