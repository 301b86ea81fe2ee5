import { createHmac } from 'node:crypto'
import type { Sql, Transaction } from '../postgres/pool.ts'
import { installationSecret } from '../postgres/secrets.ts'

/**
 * A hash of what has few possible values, such as a code of six digits or an address of a network. A plain one is undone
 * by trying them all; this one also needs a secret that is sealed in the database. It stays the same when keys are rotated.
 */
export async function keyedHash(sql: Sql | Transaction, purpose: string, text: string): Promise<string> {
  const secret = await installationSecret(sql, 'hashes')
  return createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url')
}
