import { orderChangeRefusal } from '@touchline/domain/changes.ts'
import { kitOrderPrice, kitOrderRefusal } from '@touchline/domain/kit/catalogue.ts'
import type { KitItem } from '@touchline/domain/kit/items.ts'
import { stockRefusal } from '@touchline/domain/kit/stock.ts'
import { centsFromDollars, dollarsFromCents } from '@touchline/domain/pricing/cents.ts'
import {
  deliveryRefusal,
  isTakenBack,
  type KitOrderStatus,
  kitOrderStamp,
} from '@touchline/domain/status/kit-order.ts'
import { moveRefusal } from '@touchline/domain/status/moves.ts'
import { readClub } from '../club/load-club.ts'
import { badInput, refuse } from '../graphql/errors.ts'
import type { Row } from '../graphql/write/rows.ts'
import type { WriteContext, WriteRules } from '../graphql/write/rules.ts'
import { newReference } from '../payment-reference.ts'
import { visiblePlayer } from '../players/visible-player.ts'
import { actorOf, checkMove } from '../status-move.ts'
import { lastMove } from './last-move.ts'
import { rememberSize } from './remember-size.ts'
import { sendOrderLetter, takeBackOrderLetter } from './send-order-email.ts'

export const kitOrderRules: WriteRules = {
  repeatedBy: ['playerKitOrdersId', 'itemType', 'size', 'quantity', 'notes'],

  async create(context, input) {
    await visiblePlayer(context, input.playerKitOrdersId as string, 'for update')
    const status = (input.status as string) ?? 'PENDING'
    checkMove(context, 'KitOrder', null, status)
    checkItem(input)
    await checkStore(context, input, { isNew: true })
    return {
      row: {
        ...input,
        ...priceOf(context, input),
        status,
        orderDate: context.now.toISOString(),
        paidDate: null,
        deliveredDate: null,
        reference: newReference('K'),
      },
    }
  },

  async created(context, order) {
    await rememberSize(context, order)
    await sendOrderLetter(context, order)
  },

  async update(context, current, changes) {
    const after = { ...current, ...changes }
    const isItemChanged = ['itemType', 'size', 'quantity'].some((name) => name in changes)
    if (isItemChanged) {
      checkItem(after)
      await checkStore(context, after, { isNew: false })
    }
    refuse(orderChangeRefusal(current.status as string, Object.keys(changes), actorOf(context.caller)))
    const isPriceChanged = ['itemType', 'quantity', 'unitPrice', 'totalAmount'].some(
      (name) => name in changes,
    )
    return {
      ...changes,
      ...(isPriceChanged
        ? priceOf(context, 'itemType' in changes ? { ...after, unitPrice: changes.unitPrice } : after)
        : {}),
      ...(changes.status ? await moveEffects(context, current, changes) : {}),
    }
  },

  async updated(context, before, after) {
    if (after.size !== before.size || after.itemType !== before.itemType) await rememberSize(context, after)
    if (after.status === before.status) return
    if (isMove(context, before, after)) await tellOfMove(context, after)
    else await takeBackOrderLetter(context, before)
  },
}

function checkItem(order: Row): void {
  const { itemType, size, quantity } = order as { itemType: string; size: string | null; quantity: number }
  refuse(kitOrderRefusal({ itemType, size, quantity }))
}

/** What families cannot order right now; the club may enter it all the same (K-12). */
async function checkStore(
  { caller, tx }: WriteContext,
  { itemType, size }: Row,
  { isNew }: { isNew: boolean },
): Promise<void> {
  if (caller.role === 'ADMIN') return
  const { store } = (await readClub(tx)).content
  if (isNew && !store.isOpen) refuse({ code: 'STORE_CLOSED', message: store.closed })
  refuse(stockRefusal(store.soldOut ?? [], itemType as KitItem, size as string | null))
}

/** From the catalogue, whatever was sent; only an administrator may set another unit price. */
function priceOf({ caller }: WriteContext, order: Row): { unitPrice: number; totalAmount: number } {
  const quantity = order.quantity as number
  const listCents = kitOrderPrice(order.itemType as KitItem, quantity).unitCents
  const given = caller.role === 'ADMIN' && typeof order.unitPrice === 'number' ? order.unitPrice : null
  const unitCents = given === null ? listCents : centsFromDollars(given)
  if (unitCents === null) throw badInput('unitPrice: At most two decimals, please.')
  return { unitPrice: dollarsFromCents(unitCents), totalAmount: dollarsFromCents(unitCents * quantity) }
}

const isMove = ({ caller }: WriteContext, before: Row, after: Row): boolean =>
  moveRefusal({
    kind: 'KitOrder',
    from: before.status as string,
    to: after.status as string,
    role: actorOf(caller),
    reason: after.notes as string | null,
  }) === null

/** A family that cancels knows of it. */
async function tellOfMove(context: WriteContext, order: Row): Promise<void> {
  const isTold = ['READY', 'CANCELLED', 'REFUNDED'].includes(order.status as string)
  if (isTold && context.caller.role === 'ADMIN') await sendOrderLetter(context, order)
}

async function moveEffects(context: WriteContext, current: Row, changes: Row): Promise<Row> {
  const after = { ...current, ...changes }
  const to = after.status as KitOrderStatus
  const stampNow = kitOrderStamp(current.status as KitOrderStatus)
  if (!isMove(context, current, after) && (await isUndone(context, current, to)))
    return stampNow ? { [stampNow]: null } : {}
  checkMove(context, 'KitOrder', current.status as string, to, { reason: changes.notes as string | null })
  const totalCents = centsFromDollars(after.totalAmount as number) ?? 0
  refuse(
    to === 'DELIVERED' ? deliveryRefusal({ paidDate: after.paidDate as string | null, totalCents }) : null,
  )
  const stamp = kitOrderStamp(to)
  return stamp && after[stamp] === current[stamp] ? { [stamp]: context.now.toISOString() } : {}
}

async function isUndone(context: WriteContext, current: Row, to: KitOrderStatus): Promise<boolean> {
  if (context.caller.role !== 'ADMIN') return false
  return isTakenBack(await lastMove(context, current), to, context.now)
}
