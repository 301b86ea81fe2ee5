import { modelNamed } from '@touchline/domain/models.ts'
import { accountOf, type Due, openCents } from '@touchline/domain/money/dues.ts'
import { centsFromDollars } from '@touchline/domain/pricing/cents.ts'
import { arrayLiteral } from '../graphql/statement.ts'
import { updateByRules } from '../graphql/write/apply.ts'
import { selectRows } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { entriesOfFamily } from './ledger.ts'

const [Registration, KitOrder] = [modelNamed('PlayerProgramRegistration'), modelNamed('KitOrder')]

/**
 * Once all of a place or an order is covered, it is paid: its status follows the books (B-5). The family is locked. Gives
 * what those that are paid now cost.
 */
export async function settlePaid(context: WriteContext, userId: string): Promise<number> {
  const { dues } = accountOf(await entriesOfFamily(context.tx, userId))
  const ids = arrayLiteral(coveredItems(dues))
  const where = (status: string) => `id = any($1) and status = '${status}' and not _deleted order by id`
  let settledCents = 0
  for (const row of await selectRows(context.tx, Registration, where('APPROVED'), [ids], 'for update')) {
    settledCents += row.priceCents ?? 0
    await updateByRules(context, Registration, row, { status: 'ACTIVE' })
  }
  for (const row of await selectRows(context.tx, KitOrder, where('PENDING'), [ids], 'for update')) {
    settledCents += centsFromDollars(row.totalAmount) ?? 0
    await updateByRules(context, KitOrder, row, { status: 'PAID' })
  }
  return settledCents
}

function coveredItems(dues: readonly Due[]): string[] {
  const open = new Set(dues.filter((due) => openCents(due) > 0).map(({ itemId }) => itemId))
  const items = dues.filter(({ cents }) => cents > 0).flatMap(({ itemId }) => itemId ?? [])
  return [...new Set(items)].filter((id) => !open.has(id))
}
