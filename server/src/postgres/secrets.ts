import { randomBytes } from 'node:crypto'
import { open, seal } from '../secrets/seal.ts'
import type { Sql, Transaction } from './pool.ts'

/** A random secret of this installation: made once, the same for every process. */
export async function installationSecret(sql: Sql | Transaction, name: string): Promise<string> {
  const place = { table: 'secrets', column: 'value', row: name }
  const fresh = seal(place, randomBytes(32).toString('base64url'))
  await sql`insert into secrets (name, value) values (${name}, ${fresh}) on conflict (name) do nothing`
  const [row] = await sql`select value from secrets where name = ${name}`
  return open(place, row?.value)
}
