import type { KitItem } from '@touchline/domain/kit/items.ts'
import { ONE_SIZE } from '@touchline/domain/kit/sizes.ts'
import type { Request } from '../../data/request.ts'
import type { Row } from '../../data/row.ts'
import type { FamilyPlayer } from '../../family/family.ts'
import { createOnce } from '../../registration/create-once.ts'
import type { OrderDraft } from './use-order-draft.ts'

/** One order however often it is sent; price and total are the club's to reckon. */
export async function placeOrder(
  request: Request,
  item: KitItem,
  { id, size, quantity, notes }: OrderDraft,
  player: FamilyPlayer,
): Promise<Row> {
  return createOnce(request, 'KitOrder', {
    id,
    playerKitOrdersId: player.id,
    itemType: item,
    size: size || ONE_SIZE,
    quantity,
    notes: notes.trim() || null,
  })
}
