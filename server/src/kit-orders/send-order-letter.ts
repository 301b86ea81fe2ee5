import { KIT_CATALOGUE } from '@touchline/domain/kit/catalogue.ts'
import type { KitItem } from '@touchline/domain/kit/items.ts'
import { ONE_SIZE } from '@touchline/domain/kit/sizes.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { centsFromDollars } from '@touchline/domain/pricing/cents.ts'
import { readClub } from '../club/load-club.ts'
import { type Row, selectRows } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { writeToGuardian } from '../users/write-to-guardian.ts'
import { type Ordered, orderReady, orderReceived } from './letters.ts'

/** Tells the family that its order is in, or ready. */
export async function sendOrderLetter(context: WriteContext, order: Row): Promise<void> {
  if (!context.links) return
  const [player] = await selectRows(context.tx, modelNamed('Player'), 'id = $1', [
    order.playerKitOrdersId as string,
  ])
  if (!player) return
  const { payment, store } = (await readClub(context.tx)).content
  const told = orderedBy(player, order)
  const words =
    order.status === 'READY' ? orderReady(told, store.pickUp) : orderReceived(told, payment, store.pickUp)
  await writeToGuardian(context, player, words)
}

const orderedBy = (player: Row, order: Row): Ordered => ({
  firstName: player.firstName as string,
  item: KIT_CATALOGUE[order.itemType as KitItem].label,
  size: order.size === ONE_SIZE ? null : (order.size as string | null),
  quantity: order.quantity as number,
  totalCents: centsFromDollars(order.totalAmount as number) ?? 0,
  reference: order.reference as string,
})
