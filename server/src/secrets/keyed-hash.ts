import { createHmac } from 'node:crypto'
import type { Sql, Transaction } from '../postgres/pool.ts'
import { installationSecret } from '../postgres/secrets.ts'

/** For as long a process may go on with the secret of a database in whose place another one was put. */
const FRESH_MS = 60_000

const kept = new WeakMap<Sql, { secret: string; at: number }>()

/**
 * A hash of what has few possible values, such as a code of six digits or an address of a network. A plain one is undone
 * by trying them all; this one also needs a secret that is sealed in the database. It stays the same when keys are rotated.
 */
export async function keyedHash(sql: Sql | Transaction, purpose: string, text: string): Promise<string> {
  return createHmac('sha256', await hashSecret(sql))
    .update(`${purpose}\0${text}`)
    .digest('base64url')
}

/** A sign-in needs it six times. What a transaction reads may be its own and come to nothing: that is not kept. */
async function hashSecret(sql: Sql | Transaction): Promise<string> {
  if (!('begin' in sql)) return installationSecret(sql, 'hashes')
  const known = kept.get(sql)
  if (known && Math.abs(Date.now() - known.at) < FRESH_MS) return known.secret
  const secret = await installationSecret(sql, 'hashes')
  kept.set(sql, { secret, at: Date.now() })
  return secret
}
