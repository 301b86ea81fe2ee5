import { shirtSizeIn } from '@touchline/domain/kit/catalogue.ts'
import type { KitItem } from '@touchline/domain/kit/items.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { updateRecorded } from '../graphql/write/record.ts'
import { type Row, selectRows } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'

const Player = modelNamed('Player')

/** The next order starts from this size (K-8). */
export async function rememberSize(context: WriteContext, order: Row): Promise<void> {
  const shirtSize = shirtSizeIn(order.itemType as KitItem, order.size as string | null)
  if (shirtSize === null) return
  const id = order.playerKitOrdersId as string
  const [player] = await selectRows(context.tx, Player, 'id = $1 and not _deleted', [id], 'for update')
  if (player && player.shirtSize !== shirtSize) await updateRecorded(context, Player, player, { shirtSize })
}
