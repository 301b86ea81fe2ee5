import { KIT_CATALOGUE } from '@touchline/domain/kit/catalogue.ts'
import type { KitItem } from '@touchline/domain/kit/items.ts'
import { ONE_SIZE } from '@touchline/domain/kit/sizes.ts'
import type { Request } from '../../data/request.ts'
import type { Row } from '../../data/row.ts'
import { updateRow } from '../../data/write-row.ts'
import { createOnce } from '../../family/create-once.ts'
import type { FamilyPlayer } from '../../family/family.ts'
import type { OrderDraft } from './use-order-draft.ts'

/** One order however often it is sent; price and total are the club's to reckon. */
export async function placeOrder(
  request: Request,
  item: KitItem,
  { id, size, quantity, notes }: OrderDraft,
  player: FamilyPlayer,
): Promise<Row> {
  const order = await createOnce(request, 'KitOrder', {
    id,
    playerKitOrdersId: player.id,
    itemType: item,
    size: size || ONE_SIZE,
    quantity,
    notes: notes.trim() || null,
  })
  await rememberSize(request, item, size, player)
  return order
}

/** The next order has the size already. That it could not be kept is no reason to worry anybody about this one. */
async function rememberSize(
  request: Request,
  item: KitItem,
  size: string,
  player: FamilyPlayer,
): Promise<void> {
  const chart = KIT_CATALOGUE[item].sizeChart
  const shirtSize = chart === 'GARMENT_AND_SOCKS' ? size.split('/')[0] : chart === 'GARMENT' ? size : null
  if (!shirtSize || shirtSize === player.shirtSize) return
  await updateRow(request, 'Player', { id: player.id, _version: player._version, shirtSize }).catch(
    () => null,
  )
}
