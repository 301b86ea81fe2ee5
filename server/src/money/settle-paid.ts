import type { RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { accountOf, type Due } from '@touchline/domain/money/dues.ts'
import { isAllPaid } from '@touchline/domain/money/place-standing.ts'
import { centsFromDollars } from '@touchline/domain/pricing/cents.ts'
import { updateByRules } from '../graphql/write/apply.ts'
import { selectRows } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { arrayLiteral } from '../postgres/sql-value.ts'
import { sendMoved } from '../registrations/send-registration-emails.ts'
import { subjectOf } from '../registrations/subject-of.ts'
import { entriesOfFamily } from './ledger.ts'
import { coveredCents, settlePlace } from './settle-place.ts'

const [Registration, KitOrder] = [modelNamed('PlayerProgramRegistration'), modelNamed('KitOrder')]

/**
 * Updates places and orders after a booking (B-5, B-20). The family is locked. `before` runs before the emails about
 * them and gets the amount that those emails mention.
 */
export async function settlePaid(
  context: WriteContext,
  userId: string,
  before: (settledCents: number) => Promise<void> = async () => {},
): Promise<void> {
  const { dues } = accountOf(await entriesOfFamily(context.tx, userId))
  const byItem = Map.groupBy(dues, ({ itemId }) => itemId ?? '')
  const moved = await settlePlaces(context, byItem)
  const orders = await paidOrders(context, byItem)
  const cents = [
    ...moved.map(({ to: { id } }) => coveredCents(byItem.get(id) ?? [])),
    ...orders.map(({ totalAmount }) => centsFromDollars(totalAmount) ?? 0),
  ]
  await before(cents.reduce((sum, one) => sum + one, 0))
  for (const { from, to } of moved) await sendMoved(context, from, await subjectOf(context, to))
  for (const row of orders) await updateByRules(context, KitOrder, row, { status: 'PAID' })
}

type Dues = ReadonlyMap<string, readonly Due[]>

/** Places that have just become ACTIVE, before and after. */
async function settlePlaces(context: WriteContext, byItem: Dues) {
  const where = `id = any($1) and (status = 'APPROVED' or status in ('ACTIVE', 'COMPLETED') and paid_at is null)
    and not _deleted order by id`
  const rows = await selectRows(
    context.tx,
    Registration,
    where,
    [arrayLiteral([...byItem.keys()])],
    'for update',
  )
  const moved: { from: RowOf<'PlayerProgramRegistration'>; to: RowOf<'PlayerProgramRegistration'> }[] = []
  for (const from of rows) {
    const to = await settlePlace(context, from, byItem.get(from.id))
    if (to.status !== from.status) moved.push({ from, to })
  }
  return moved
}

function paidOrders({ tx }: WriteContext, byItem: Dues) {
  const paid = [...byItem].filter(([, dues]) => isAllPaid(dues)).map(([id]) => id)
  const where = `id = any($1) and status = 'PENDING' and not _deleted order by id`
  return selectRows(tx, KitOrder, where, [arrayLiteral(paid)], 'for update')
}
