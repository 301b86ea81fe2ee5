import type { Kit } from '@touchline/domain/kit/product.ts'
import { ONE_SIZE } from '@touchline/domain/kit/sizes.ts'
import type { RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { present } from '@touchline/domain/present.ts'
import { centsFromDollars } from '@touchline/domain/pricing/cents.ts'
import { latestNote } from '@touchline/domain/status/kit-order.ts'
import { readClub, readSettings } from '../club/load-club.ts'
import { selectRows } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { takeBackMail } from '../mail/outbox/outbox.ts'
import { referenceOfFamily } from '../money/family-number.ts'
import { newPayments } from '../money/ledger.ts'
import { arrayLiteral } from '../postgres/sql-value.ts'
import { heldUntil } from '../status/last-move.ts'
import { type WordsIn, writeToGuardians } from '../users/write-to-guardians.ts'
import {
  type Ordered,
  orderCancelled,
  orderPaid,
  orderReady,
  orderReceived,
  orderRefunded,
} from './emails.ts'
import { kitNameIn } from './kit-name-in.ts'

/** Notifies the family that its order is paid, ready, cancelled or refunded, once it can no longer be undone (K-9). */
export async function sendOrderEmail(context: WriteContext, order: RowOf<'KitOrder'>): Promise<void> {
  if (!context.links) return
  const [player] = await selectRows(context.tx, modelNamed('Player'), 'id = $1', [order.playerKitOrdersId])
  if (!player) return
  const { kit } = await readSettings(context.tx)
  const reference = await referenceOfFamily(context.tx, player.userPlayersId)
  const words = await wordsFor(context, order, orderedBy(kit, player, order, reference))
  if (!words) return
  const until = await heldUntil(context)
  const receipts = await newPayments(context.tx, player.userPlayersId)
  await writeToGuardians(context, [player], words, {
    held: { name: emailName(order), until },
    receipts,
  })
}

/** One email about everything ordered together. */
export async function sendOrdersReceived(
  context: WriteContext,
  orders: readonly RowOf<'KitOrder'>[],
): Promise<void> {
  if (!context.links || orders.length === 0) return
  const { tx, today } = context
  const ids = orders.map(({ playerKitOrdersId }) => playerKitOrdersId)
  const players = await selectRows(tx, modelNamed('Player'), 'id = any($1)', [arrayLiteral(ids)])
  const playerOf = (order: RowOf<'KitOrder'>) =>
    present(
      players.find(({ id }) => id === order.playerKitOrdersId),
      'the player of an order',
    )
  const reference = await referenceOfFamily(tx, players[0]?.userPlayersId ?? null)
  const { payment, store, kit } = (await readClub(tx, today)).content
  const ordered = orders.map((order) => orderedBy(kit, playerOf(order), order, reference))
  await writeToGuardians(context, players, orderReceived(ordered, payment, store.pickUp))
}

/** Withholds the email about the order's previous version, if it has not been sent yet. */
export const takeBackOrderEmail = ({ tx }: WriteContext, before: RowOf<'KitOrder'>): Promise<void> =>
  takeBackMail(tx, emailName(before))

const emailName = ({ id, _version }: RowOf<'KitOrder'>) => `order ${id} ${_version}`

async function wordsFor(
  { tx, today }: WriteContext,
  order: RowOf<'KitOrder'>,
  ordered: Ordered,
): Promise<WordsIn | null> {
  const { store } = (await readClub(tx, today)).content
  const reason = latestNote(order.notes)
  switch (order.status) {
    case 'READY':
      return orderReady(ordered, store.pickUp)
    case 'CANCELLED':
      return orderCancelled(ordered, reason)
    case 'REFUNDED':
      return orderRefunded(ordered, reason)
    case 'PAID':
      return orderPaid(ordered, store.pickUp)
    case 'PENDING':
    case 'DELIVERED':
      return null
  }
}

const orderedBy = (
  kit: Kit,
  player: RowOf<'Player'>,
  order: RowOf<'KitOrder'>,
  reference: Ordered['reference'],
): Ordered => ({
  firstName: player.firstName,
  item: (language) => kitNameIn(language, kit, order),
  size: order.size === ONE_SIZE ? null : order.size,
  quantity: order.quantity,
  totalCents: centsFromDollars(order.totalAmount) ?? 0,
  reference,
})
