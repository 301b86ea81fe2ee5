import { familyReference } from '@touchline/domain/money/family-reference.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'

/** The payment reference of a user's family, from the lowest number of linked guardians (B-7); null without a user. */
export async function referenceOfFamily(
  sql: Sql | Transaction,
  userId: string | null,
): Promise<string | null> {
  const [row] = await sql<{ number: number | null }[]>`
    select coalesce((select min(n.number) from family_numbers n join shared_guardians s on s.guardian_id = n.user_id
      where s.user_id = ${userId}), (select number from family_numbers where user_id = ${userId})) as number`
  return row?.number ? familyReference(row.number) : null
}
