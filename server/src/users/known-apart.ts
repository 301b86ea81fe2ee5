import type { AuditAct } from '@touchline/domain/audit/audit-actions.ts'
import { recordAct } from '../impersonation/record-act.ts'
import type { Sql } from '../postgres/pool.ts'

interface Pair {
  /** Two users, in any order. */
  ids: readonly [string, string]
  by: string
  now: Date
}

/** Records that two similar users are different people (P-9). False if one of them no longer exists. */
export const markAsTwo = (sql: Sql, { ids, by, now }: Pair): Promise<boolean> =>
  sql.begin(async (tx) => {
    const [one, other] = await tx<{ id: string }[]>`
      select id from users where id = any(${[...ids]}) and not _deleted order by id for share`
    if (!one || !other) return false
    const { count } = await tx`
      insert into known_apart (one_id, other_id, said_by, said_at) values (${one.id}, ${other.id}, ${by}, ${now})
      on conflict do nothing`
    if (count === 1) await record(tx, 'TWO_PEOPLE', { ids, by, now })
    return true
  })

/** Takes that back, so that they are listed as possible duplicates again. */
export const forgetTheyAreTwo = (sql: Sql, { ids, by, now }: Pair): Promise<void> =>
  sql.begin(async (tx) => {
    const { count } = await tx`
      delete from known_apart where one_id = any(${[...ids]}) and other_id = any(${[...ids]})`
    if (count === 1) await record(tx, 'MAYBE_ONE_PERSON', { ids, by, now })
  })

/** Recorded for both families, so that each can read it. */
async function record(tx: Parameters<typeof recordAct>[0], action: AuditAct, { ids, by, now }: Pair) {
  const [one, other] = ids
  const act = { adminEmail: by, action, now }
  await recordAct(tx, { ...act, userId: one, after: { other } })
  await recordAct(tx, { ...act, userId: other, after: { other: one } })
}
