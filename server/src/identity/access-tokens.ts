import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { type Caller, VISITOR } from '../graphql/caller.ts'
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

/** The token is shown this once: only its hash is kept. */
export async function makeAccessToken(
  sql: Sql,
  { name, mayWrite, createdBy }: Pick<AccessToken, 'name' | 'mayWrite' | 'createdBy'>,
): Promise<{ id: string; token: string }> {
  const id = randomUUID()
  const token = `touchline_${randomBytes(32).toString('base64url')}`
  await sql`insert into access_tokens (id, name, token_hash, may_write, created_by)
            values (${id}, ${name}, ${hashOf(token)}, ${mayWrite}, ${createdBy})`
  return { id, token }
}

/** False when there is no such token, or none any more. */
export async function revokeAccessToken(sql: Sql, id: string): Promise<boolean> {
  const { count } =
    await sql`update access_tokens set revoked_at = now() where id = ${id} and revoked_at is null`
  return count === 1
}

/** What acts in the name of an administrator ends with their right to. */
export async function revokeAccessTokensOf(tx: Transaction, email: string, now: Date): Promise<void> {
  await tx`update access_tokens set revoked_at = ${now} where created_by = ${email} and revoked_at is null`
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
  const [row] = await sql`select created_by, may_write from access_tokens
                          where token_hash = ${hashOf(token)} and revoked_at is null`
  return row ? { ...VISITOR, role: 'ADMIN', email: row.created_by, mayWrite: row.may_write } : null
}
