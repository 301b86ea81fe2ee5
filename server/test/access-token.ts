import { randomUUID } from 'node:crypto'
import { TOKEN_AREAS } from '@touchline/domain/identity/access-token.ts'
import { makeAccessToken } from '../src/identity/access-tokens.ts'
import type { Sql } from '../src/postgres/pool.ts'

type Wanted = Partial<Parameters<typeof makeAccessToken>[1]>

/** One that may do everything that a token can, by default. */
export async function givenAccessToken(
  sql: Sql,
  wanted: Wanted = {},
): Promise<{ id: string; token: string }> {
  const usual = { name: randomUUID(), mayWrite: true, createdBy: 'desk@example.org', areas: TOKEN_AREAS }
  const made = await makeAccessToken(sql, { ...usual, ...wanted }, new Date())
  if (!made) throw new Error(`There is a token named ${wanted.name} already.`)
  return made
}
