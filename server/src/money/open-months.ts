import type { RowOf } from '@touchline/domain/models/rows.ts'
import { accountOf, openCents } from '@touchline/domain/money/dues.ts'
import type { Transaction } from '../postgres/pool.ts'
import { entriesOfFamily, payerOf } from './ledger.ts'

/** Open cents by month, for each registration of a child's family that has any. */
export async function openMonths(
  tx: Transaction,
  playerId: string,
): Promise<Map<string, Map<string, number>>> {
  const userId = await payerOf(tx, playerId)
  const open = new Map<string, Map<string, number>>()
  if (userId === null) return open
  for (const due of accountOf(await entriesOfFamily(tx, userId)).dues) {
    const { itemId, month } = due
    if (itemId === null || month === null || openCents(due) === 0) continue
    open.set(itemId, (open.get(itemId) ?? new Map()).set(month, openCents(due)))
  }
  return open
}

/** The same for one registration. */
export const openMonthsOf = async (
  tx: Transaction,
  { id, playerRegistrationsId }: RowOf<'PlayerProgramRegistration'>,
): Promise<Map<string, number>> => (await openMonths(tx, playerRegistrationsId)).get(id) ?? new Map()
