import { randomBytes } from 'node:crypto'
import { open, seal } from '../secrets/seal.ts'
import type { Sql, Transaction } from './pool.ts'

/** A random secret of this installation, created once and shared by all processes. */
export async function installationSecret(sql: Sql | Transaction, name: string): Promise<string> {
  const place = { table: 'secrets', column: 'value', row: name }
  const read = async () => (await sql`select value from secrets where name = ${name}`)[0]?.value
  const known = await read()
  if (known !== undefined) return open(place, known)
  const fresh = seal(place, randomBytes(32).toString('base64url'))
  await sql`insert into secrets (name, value) values (${name}, ${fresh}) on conflict (name) do nothing`
  return open(place, await read())
}
