import { familyReference } from '@touchline/domain/money/family-reference.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'

/** What somebody's family writes on every payment: of linked guardians the lowest number counts (B-7). Nobody has none. */
export async function referenceOfFamily(
  sql: Sql | Transaction,
  userId: string | null,
): Promise<string | null> {
  const [row] = await sql<{ number: number | null }[]>`
    select coalesce((select min(n.number) from family_numbers n join shared_guardians s on s.guardian_id = n.user_id
      where s.user_id = ${userId}), (select number from family_numbers where user_id = ${userId})) as number`
  return row?.number ? familyReference(row.number) : null
}
