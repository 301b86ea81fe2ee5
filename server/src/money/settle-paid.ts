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
 * Once all of a place or an order is covered, it is paid: its status follows the books (B-5). The family is locked. Whoever
 * has to say something before the emails about them is told first what those that are paid now cost.
 */
export async function settlePaid(
  context: WriteContext,
  userId: string,
  before: (settledCents: number) => Promise<void> = async () => {},
): Promise<void> {
  const { dues } = accountOf(await entriesOfFamily(context.tx, userId))
  const ids = arrayLiteral(coveredItems(dues))
  const where = (status: string) => `id = any($1) and status = '${status}' and not _deleted order by id`
  const places = await selectRows(context.tx, Registration, where('APPROVED'), [ids], 'for update')
  const orders = await selectRows(context.tx, KitOrder, where('PENDING'), [ids], 'for update')
  const prices = [
    ...places.map(({ priceCents }) => priceCents ?? 0),
    ...orders.map(({ totalAmount }) => centsFromDollars(totalAmount) ?? 0),
  ]
  await before(prices.reduce((sum, cents) => sum + cents, 0))
  for (const row of places) await updateByRules(context, Registration, row, { status: 'ACTIVE' })
  for (const row of orders) await updateByRules(context, KitOrder, row, { status: 'PAID' })
}

function coveredItems(dues: readonly Due[]): string[] {
  const open = new Set(dues.filter((due) => openCents(due) > 0).map(({ itemId }) => itemId))
  const items = dues.filter(({ cents }) => cents > 0).flatMap(({ itemId }) => itemId ?? [])
  return [...new Set(items)].filter((id) => !open.has(id))
}
