import { familyReference } from '@touchline/domain/money/family-reference.ts'
import { present } from '@touchline/domain/present.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'

/** What somebody's family writes on every payment: of linked guardians the lowest number counts (B-7). */
export async function referenceOfFamily(sql: Sql | Transaction, userId: string): Promise<string> {
  const [row] = await sql<{ number: number }[]>`
    select coalesce((select min(n.number) from family_numbers n join shared_guardians s on s.guardian_id = n.user_id
      where s.user_id = ${userId}), (select number from family_numbers where user_id = ${userId})) as number`
  return familyReference(present(row, 'the number of a family').number)
}
