import { createHmac } from 'node:crypto'
import type { Sql, Transaction } from '../postgres/pool.ts'
import { installationSecret } from '../postgres/secrets.ts'

/** How long a process may keep using the cached secret after its database was replaced by another. */
const FRESH_MS = 60_000

const kept = new WeakMap<Sql, { secret: string; at: number }>()

/**
 * A hash for values with few possibilities, such as six-digit codes or network addresses. A plain hash could be
 * reversed by trying them all; this one needs a secret, which is encrypted in the database and survives key rotation.
 */
export async function keyedHash(sql: Sql | Transaction, purpose: string, text: string): Promise<string> {
  return createHmac('sha256', await hashSecret(sql))
    .update(`${purpose}\0${text}`)
    .digest('base64url')
}

/** Cached, because a sign-in needs it six times. Not within transactions, whose reads may be rolled back. */
async function hashSecret(sql: Sql | Transaction): Promise<string> {
  if (!('begin' in sql)) return installationSecret(sql, 'hashes')
  const known = kept.get(sql)
  if (known && Math.abs(Date.now() - known.at) < FRESH_MS) return known.secret
  const secret = await installationSecret(sql, 'hashes')
  kept.set(sql, { secret, at: Date.now() })
  return secret
}
