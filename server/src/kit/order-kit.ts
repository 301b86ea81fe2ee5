import { kitTotalRefusal } from '@touchline/domain/kit/basket.ts'
import type { NewInput, RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { present } from '@touchline/domain/present.ts'
import { centsFromDollars } from '@touchline/domain/pricing/cents.ts'
import * as z from 'zod'
import { refuse } from '../graphql/errors.ts'
import { createByRules } from '../graphql/write/apply.ts'
import { requireOwnRow } from '../graphql/write/own-row.ts'
import { inputsOf, repeatedRows, rowsInOneGo, seenTotal } from '../graphql/write/rows-in-one-go.ts'
import type { Action, WriteContext } from '../graphql/write/rules.ts'
import { parsed } from '../graphql/write/validate-input.ts'
import { lockFamilyOf } from '../registrations/locks.ts'
import { checkOneFamily } from '../users/one-family.ts'
import { basketRules } from './rules.ts'
import { sendOrdersReceived } from './send-order-email.ts'

const KitOrder = modelNamed('KitOrder')

const MOST_AT_ONCE = 20

const Input = z.object({
  orders: rowsInOneGo({
    most: MOST_AT_ONCE,
    none: 'Please choose at least one item.',
    tooMany: `At most ${MOST_AT_ONCE} items can be ordered in one go.`,
  }),
  totalCents: seenTotal,
})

/**
 * Orders several items for the children of a family at once, all or nothing (K-13); each becomes an order of its own.
 * Repeating the request after a double tap or a lost response orders nothing twice.
 */
export const orderKit: Action = {
  model: KitOrder,
  tokenWrites: ['KitOrder'],
  async run(context, given) {
    const { orders, totalCents } = parsed(Input, given)
    const inputs = inputsOf(context, KitOrder, orders)
    await lockFamily(context, inputs)
    const made = await makeAll(context, inputs)
    const cents = made.reduce((sum, { totalAmount }) => sum + (centsFromDollars(totalAmount) ?? 0), 0)
    refuse(kitTotalRefusal(totalCents ?? null, cents))
    return { typeName: 'OrderedKit', ids: inputs.map(({ id }) => id), numbers: { totalCents: cents } }
  },
}

/** Checks whose children they are before locking, so that a stranger's request never waits for the family's lock. */
async function lockFamily(context: WriteContext, inputs: readonly NewInput<'KitOrder'>[]): Promise<void> {
  const Player = modelNamed('Player')
  const players: RowOf<'Player'>[] = []
  for (const id of new Set(inputs.map((input) => input.playerKitOrdersId)))
    players.push(await requireOwnRow(context, Player, id))
  await lockFamilyOf(context.tx, present(players[0], 'somebody to order for').id)
  await checkOneFamily(context, players, 'orders')
}

/** In the requested order. One email covers all orders that are new. */
async function makeAll(
  context: WriteContext,
  inputs: readonly NewInput<'KitOrder'>[],
): Promise<RowOf<'KitOrder'>[]> {
  const before = await repeatedRows(context, KitOrder, inputs)
  const inBasket = { ...context, rules: { ...context.rules, KitOrder: basketRules } }
  const made: RowOf<'KitOrder'>[] = []
  for (const input of inputs)
    made.push(before.get(input.id) ?? (await createByRules(inBasket, KitOrder, input)))
  await sendOrdersReceived(
    context,
    made.filter(({ id }) => !before.has(id)),
  )
  return made
}
