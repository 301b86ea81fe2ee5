import { KIT_CATALOGUE } from '@touchline/domain/kit/catalogue.ts'
import type { KitItem } from '@touchline/domain/kit/items.ts'
import { ONE_SIZE } from '@touchline/domain/kit/sizes.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { centsFromDollars } from '@touchline/domain/pricing/cents.ts'
import { latestNote, TAKE_BACK_SECONDS } from '@touchline/domain/status/kit-order.ts'
import { readClub } from '../club/load-club.ts'
import { type Row, selectRows } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { takeBackMail } from '../mail/outbox/outbox.ts'
import { type Words, writeToGuardian } from '../users/write-to-guardian.ts'
import { type Ordered, orderCancelled, orderReady, orderReceived, orderRefunded } from './emails.ts'

/** Tells the family that its order is in, ready, cancelled or refunded; of the latter ones once they are certain (K-9). */
export async function sendOrderLetter(context: WriteContext, order: Row): Promise<void> {
  if (!context.links) return
  const [player] = await selectRows(context.tx, modelNamed('Player'), 'id = $1', [
    order.playerKitOrdersId as string,
  ])
  if (!player) return
  const words = await wordsFor(context, order, orderedBy(player, order))
  const until = new Date(context.now.getTime() + TAKE_BACK_SECONDS * 1_000)
  const held = order.status === 'PENDING' ? undefined : { name: letterName(order), until }
  await writeToGuardian(context, player, { ...words, held })
}

/** The letter about the version that the order was in, should it still be here. */
export const takeBackOrderLetter = ({ tx }: WriteContext, before: Row): Promise<void> =>
  takeBackMail(tx, letterName(before))

const letterName = ({ id, _version }: Row) => `order ${id} ${_version}`

async function wordsFor({ tx }: WriteContext, order: Row, told: Ordered): Promise<Words> {
  const { payment, store } = (await readClub(tx)).content
  const reason = latestNote(order.notes as string | null)
  switch (order.status) {
    case 'READY':
      return orderReady(told, store.pickUp)
    case 'CANCELLED':
      return orderCancelled(told, reason)
    case 'REFUNDED':
      return orderRefunded(told, reason)
    default:
      return orderReceived(told, payment, store.pickUp)
  }
}

const orderedBy = (player: Row, order: Row): Ordered => ({
  firstName: player.firstName as string,
  item: KIT_CATALOGUE[order.itemType as KitItem].label,
  size: order.size === ONE_SIZE ? null : (order.size as string | null),
  quantity: order.quantity as number,
  totalCents: centsFromDollars(order.totalAmount as number) ?? 0,
  reference: order.reference as string,
})
