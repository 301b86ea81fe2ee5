import type { Sql, Transaction } from '../postgres/pool.ts'

/** The guardians of this one's family, including themselves (P-12). */
export async function familyUserIds(sql: Sql | Transaction, userId: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select guardian_id as id from shared_guardians where user_id = ${userId} order by 1`
  return rows.map(({ id }) => id)
}
