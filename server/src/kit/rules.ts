import { orderChangeRefusal } from '@touchline/domain/audit/changes.ts'
import {
  kitChangeRefusal,
  kitOrderPrice,
  kitOrderRefusal,
  unpaidOrdersRefusal,
} from '@touchline/domain/kit/catalogue.ts'
import type { KitItem } from '@touchline/domain/kit/items.ts'
import { nameToKeep } from '@touchline/domain/kit/ordered-name.ts'
import type { Kit } from '@touchline/domain/kit/product.ts'
import { sizesIn } from '@touchline/domain/kit/remembered-sizes.ts'
import { stockRefusal } from '@touchline/domain/kit/stock.ts'
import type { Changes, NewInput, RowOf, UpdateInput } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { centsFromDollars, dollarsFromCents } from '@touchline/domain/pricing/cents.ts'
import { deliveryRefusal, type KitOrderStatus, kitOrderStamp } from '@touchline/domain/status/kit-order.ts'
import { moveRefusal } from '@touchline/domain/status/moves.ts'
import { isTakenBack } from '@touchline/domain/status/take-back.ts'
import { readClub, readSettings } from '../club/load-club.ts'
import { badInput, refuse } from '../graphql/errors.ts'
import { updateRow } from '../graphql/write/rows.ts'
import type { WriteContext, WriteRules } from '../graphql/write/rules.ts'
import { followKitOrder } from '../money/follow-prices.ts'
import { newReference } from '../money/payment-reference.ts'
import { visiblePlayer } from '../players/visible-player.ts'
import { lockFamilyOf } from '../registrations/locks.ts'
import { lastMove, takeBackSeconds } from '../status/last-move.ts'
import { actorOf, checkMove } from '../status/status-move.ts'
import { sendOrderEmail, sendOrdersReceived, takeBackOrderEmail } from './send-order-email.ts'

export const kitOrderRules: WriteRules<'KitOrder'> = {
  repeatedBy: ['playerKitOrdersId', 'itemType', 'size', 'quantity', 'notes'],

  async create(context, input) {
    const player = await visiblePlayer(context, input.playerKitOrdersId, 'for update')
    await checkUnpaid(context, player)
    const status = input.status ?? 'PENDING'
    checkMove(context, 'KitOrder', null, status)
    const { kit } = await readSettings(context.tx)
    refuse(kitOrderRefusal(kit, input))
    await checkStore(context, input, { isNew: true })
    return {
      row: {
        ...input,
        ...priceOf(context, input, listPrice(kit, input.itemType)),
        status,
        orderDate: context.now.toISOString(),
        paidDate: null,
        deliveredDate: null,
        reference: newReference('K'),
        itemName: nameToKeep(kit, input.itemType),
      },
    }
  },

  async created(context, order) {
    await noteOrder(context, order)
    await sendOrdersReceived(context, [order])
  },

  // What is left to pay depends on the whole account, so lock the family first.
  async lockFirst({ tx }, id) {
    const [order] = await tx<{ player: string }[]>`
      select player_kit_orders_id as player from kit_orders where id = ${id}`
    if (order) await lockFamilyOf(tx, order.player)
  },

  async update(context, current, changes) {
    const after = { ...current, ...changes }
    const isItemChanged = ['itemType', 'size', 'quantity'].some((name) => name in changes)
    if (isItemChanged) {
      const { kit } = await readSettings(context.tx)
      refuse(kitChangeRefusal(kit, current, after))
      await checkStore(context, after, { isNew: false })
    }
    refuse(orderChangeRefusal(current.status, Object.keys(changes), actorOf(context.caller)))
    const isOther = after.itemType !== current.itemType
    const isPriceChanged = ['itemType', 'quantity', 'unitPrice', 'totalAmount'].some(
      (name) => name in changes,
    )
    return {
      ...changes,
      ...(isPriceChanged
        ? priceOf(
            context,
            { ...after, unitPrice: changes.unitPrice },
            await agreedPrice(context, current, after),
          )
        : {}),
      ...(isOther ? { itemName: nameToKeep((await readSettings(context.tx)).kit, after.itemType) } : {}),
      ...(changes.status ? await moveEffects(context, current, changes) : {}),
    }
  },

  async updated(context, before, after) {
    if (after.size !== before.size || after.itemType !== before.itemType) await rememberSize(context, after)
    await followKitOrder(context, before, after)
    if (after.status === before.status) return
    if (isMove(context, before, after)) await notifyOfMove(context, after)
    else await takeBackOrderEmail(context, before)
  },
}

/** Limits unpaid orders, so that nobody can flood the desk; the club itself may enter any number (K-25). */
async function checkUnpaid({ tx, caller }: WriteContext, { userPlayersId }: RowOf<'Player'>): Promise<void> {
  if (caller.role === 'ADMIN') return
  const before = await tx`
    select from kit_orders o join players p on p.id = o.player_kit_orders_id
    where o.status = 'PENDING' and not o._deleted
      and p.user_players_id in (select guardian_id from shared_guardians where user_id = ${userPlayersId})`
  refuse(unpaidOrdersRefusal(before.count + 1))
}

/** The effects of each new order, however it was made. */
async function noteOrder(context: WriteContext, order: RowOf<'KitOrder'>): Promise<void> {
  await rememberSize(context, order)
  await followKitOrder(context, null, order)
}

/** For orders made together, which share one email. */
export const basketRules: WriteRules<'KitOrder'> = { ...kitOrderRules, created: noteOrder }

/** An order as sent, or as stored. */
type Order = NewInput<'KitOrder'> | RowOf<'KitOrder'>

/** What families cannot order at the moment; the club may enter it anyway (K-12). */
async function checkStore(
  { caller, tx, today }: WriteContext,
  { itemType, size = null }: Order,
  { isNew }: { isNew: boolean },
): Promise<void> {
  if (caller.role === 'ADMIN') return
  const { store, kit } = (await readClub(tx, today)).content
  if (isNew && !store.isOpen) refuse({ code: 'STORE_CLOSED', message: store.closed })
  refuse(stockRefusal(kit, store.soldOut ?? [], itemType, size))
}

/** The catalogue price or the agreed one, whatever was sent; only an administrator may set another unit price. */
function priceOf(
  { caller }: WriteContext,
  { quantity, unitPrice }: { quantity: number; unitPrice?: number | null | undefined },
  own: number,
): { unitPrice: number; totalAmount: number } {
  const given = caller.role === 'ADMIN' ? unitPrice : null
  const unitCents = centsFromDollars(given ?? own)
  if (unitCents === null) throw badInput('unitPrice: At most two decimals, please.')
  return { unitPrice: dollarsFromCents(unitCents), totalAmount: dollarsFromCents(unitCents * quantity) }
}

/** In dollars, as in orders. */
const listPrice = (kit: Kit, item: KitItem): number => dollarsFromCents(kitOrderPrice(kit, item, 1).unitCents)

/** The agreed price stays valid for the same item, even if the club's price has changed (K-21). */
async function agreedPrice(
  { tx }: WriteContext,
  current: RowOf<'KitOrder'>,
  after: RowOf<'KitOrder'>,
): Promise<number> {
  if (after.itemType === current.itemType) return current.unitPrice
  return listPrice((await readSettings(tx)).kit, after.itemType)
}

const isMove = ({ caller }: WriteContext, before: RowOf<'KitOrder'>, after: RowOf<'KitOrder'>): boolean =>
  moveRefusal({
    kind: 'KitOrder',
    from: before.status,
    to: after.status,
    role: actorOf(caller),
    reason: after.notes,
  }) === null

/** Notifies the family of changes by the club or the books, but not of its own cancellation. */
async function notifyOfMove(context: WriteContext, order: RowOf<'KitOrder'>): Promise<void> {
  const isNotified = ['PAID', 'READY', 'CANCELLED', 'REFUNDED'].includes(order.status)
  if (isNotified && actorOf(context.caller) !== 'PARENT') await sendOrderEmail(context, order)
}

async function moveEffects(
  context: WriteContext,
  current: RowOf<'KitOrder'>,
  changes: UpdateInput<'KitOrder'>,
): Promise<Changes<'KitOrder'>> {
  const after = { ...current, ...changes }
  const to = after.status
  const stampNow = kitOrderStamp(current.status)
  if (!isMove(context, current, after) && (await isUndone(context, current, to)))
    return stampNow ? { [stampNow]: null } : {}
  checkMove(context, 'KitOrder', current.status, to, { reason: changes.notes })
  const totalCents = centsFromDollars(after.totalAmount) ?? 0
  refuse(to === 'DELIVERED' ? deliveryRefusal({ paidDate: after.paidDate, totalCents }) : null)
  const stamp = kitOrderStamp(to)
  return stamp && after[stamp] === current[stamp] ? { [stamp]: context.now.toISOString() } : {}
}

async function isUndone(
  context: WriteContext,
  current: RowOf<'KitOrder'>,
  to: KitOrderStatus,
): Promise<boolean> {
  if (context.caller.role !== 'ADMIN') return false
  return isTakenBack(await lastMove(context, current), to, context.now, await takeBackSeconds(context))
}

/**
 * Remembers the size for the next order (K-8). Does not create a new version of the player, so that somebody who is
 * editing the child does not get a conflict because of socks.
 */
async function rememberSize({ tx, now }: WriteContext, order: RowOf<'KitOrder'>): Promise<void> {
  const { kit } = await readSettings(tx)
  const sizes = sizesIn(kit, order.itemType, order.size)
  if (Object.keys(sizes).length === 0) return
  const player = order.playerKitOrdersId
  await updateRow(tx, modelNamed('Player'), player, { ...sizes, _lastChangedAt: now.getTime() })
}
