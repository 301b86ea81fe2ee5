import type { KitItem } from '@touchline/domain/kit/items.ts'
import { sizesIn } from '@touchline/domain/kit/remembered-sizes.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { type Row, updateRow } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'

/**
 * The next order starts from this size (K-8). A note in passing, and no new version of the player: whoever is changing
 * the child meanwhile is not told of a conflict because of socks.
 */
export async function rememberSize({ tx, now }: WriteContext, order: Row): Promise<void> {
  const told = sizesIn(order.itemType as KitItem, order.size as string | null)
  if (Object.keys(told).length === 0) return
  const player = order.playerKitOrdersId as string
  await updateRow(tx, modelNamed('Player'), player, { ...told, _lastChangedAt: now.getTime() })
}
