import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { MatrixServer, Send } from './identity/matrix-people.ts'
import { statementsOf } from './statements-of.ts'

export type Values = Record<string, unknown>

/** The statements of an update that takes just one. */
export const ONE = ['with']
/** The same if the row is read first. */
export const LOOKED_AT_BEFORE = ['select', 'with']

export async function newChild(by: Send, values: Values = {}): Promise<string> {
  const input = { firstName: 'Ada', lastName: `Chen ${randomUUID()}`, birthDate: '2017-05-01', ...values }
  const query = 'mutation M($input: CreatePlayerInput!) { it: createPlayer(input: $input) { id } }'
  const { data, errors } = await by(query, { input })
  expect(errors).toEqual([])
  return data.it.id
}

export const update = (by: Send, model: string, input: Values) =>
  by(`mutation M($input: Update${model}Input!) { it: update${model}(input: $input) { id _version } }`, {
    input,
  })

/** The statements of a successful update. */
export const statementsOfUpdate = ({ sql }: MatrixServer, by: Send, model: string, input: Values) =>
  statementsOf(sql, async () => expect((await update(by, model, input)).errors).toEqual([]))

export const historyOf = ({ sql }: MatrixServer, rowId: string) => sql`
  select before::text, after::text, actor_email as actor, actor_role as role, as_user_id as as,
    subject_user_id as subject, reason
  from audit_entries where row_id = ${rowId} order by (after ->> '_version')::int`

/**
 * Each version after the first two was written in a different way from the one before; both must describe the row in
 * the same words.
 */
export async function expectOneStory(server: MatrixServer, rowId: string, versions: number) {
  const entries = await historyOf(server, rowId)
  expect(entries).toHaveLength(versions)
  // The entry of a new row leaves out values that were not given.
  for (let n = 2; n < versions; n += 1) expect(entries[n]?.before).toBe(entries[n - 1]?.after)
  return entries.map(({ after }) => JSON.parse(after))
}
