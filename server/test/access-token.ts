import { randomUUID } from 'node:crypto'
import { TOKEN_AREAS } from '@touchline/domain/identity/access-token.ts'
import { makeAccessToken } from '../src/identity/access-tokens.ts'
import type { Sql } from '../src/postgres/pool.ts'

type Wanted = Partial<Parameters<typeof makeAccessToken>[1]>

/** By default, a token that may do everything a token can. */
export async function givenAccessToken(
  sql: Sql,
  wanted: Wanted = {},
): Promise<{ id: string; token: string }> {
  const usual = { name: randomUUID(), mayWrite: true, createdBy: 'desk@example.org', areas: TOKEN_AREAS }
  const made = await makeAccessToken(sql, { ...usual, ...wanted }, new Date())
  if (!made) throw new Error(`There is a token named ${wanted.name} already.`)
  return made
}
