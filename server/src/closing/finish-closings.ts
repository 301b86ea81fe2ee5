import { SYSTEM } from '../graphql/caller.ts'
import { inTransaction } from '../graphql/write/in-transaction.ts'
import { writeContext } from '../graphql/write/write-context.ts'
import type { Sql } from '../postgres/pool.ts'
import { finishClosing } from './close-family.ts'

/** Families who have closed their account while something was under way: once that is over, the record goes (Z-6). */
export async function finishClosings(sql: Sql, now: Date): Promise<void> {
  // Whoever has signed up again in the meantime has their record back.
  await sql`
    delete from account_closings c using users u
    where u.id = c.user_id and exists (
      select from pool_users p where p.email = u.email and p.status <> 'UNCONFIRMED' and p.created_at > c.closed_at)`
  const rows = await sql<{ id: string }[]>`select user_id as id from account_closings order by user_id`
  for (const { id } of rows)
    await inTransaction(sql, async (tx) => finishClosing(await writeContext(tx, { caller: SYSTEM, now }), id))
}
