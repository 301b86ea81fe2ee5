import { sizesIn } from '@touchline/domain/kit/remembered-sizes.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import type { RowOf } from '@touchline/domain/rows.ts'
import { updateRow } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'

/**
 * The next order starts from this size (K-8). A note in passing, and no new version of the player: whoever is changing
 * the child meanwhile is not told of a conflict because of socks.
 */
export async function rememberSize({ tx, now }: WriteContext, order: RowOf<'KitOrder'>): Promise<void> {
  const told = sizesIn(order.itemType, order.size)
  if (Object.keys(told).length === 0) return
  const player = order.playerKitOrdersId
  await updateRow(tx, modelNamed('Player'), player, { ...told, _lastChangedAt: now.getTime() })
}
