import type { KitItem } from '@touchline/domain/kit/items.ts'
import { sizesIn } from '@touchline/domain/kit/remembered-sizes.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { updateRecorded } from '../graphql/write/record.ts'
import { type Row, selectRows } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'

const Player = modelNamed('Player')

/** The next order starts from this size (K-8). */
export async function rememberSize(context: WriteContext, order: Row): Promise<void> {
  const told = Object.entries(sizesIn(order.itemType as KitItem, order.size as string | null))
  if (told.length === 0) return
  const id = order.playerKitOrdersId as string
  const [player] = await selectRows(context.tx, Player, 'id = $1 and not _deleted', [id], 'for update')
  const changes = told.filter(([name, size]) => player?.[name] !== size)
  if (player && changes.length > 0) await updateRecorded(context, Player, player, Object.fromEntries(changes))
}
