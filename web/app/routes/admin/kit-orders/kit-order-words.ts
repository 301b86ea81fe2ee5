import { orderedName } from '@touchline/domain/kit/ordered-name.ts'
import type { Kit } from '@touchline/domain/kit/product.ts'
import type { KitOrderStatus } from '@touchline/domain/status/kit-order.ts'
import { allowedMoves } from '@touchline/domain/status/moves.ts'
import { fullName } from '../../../desk/player-names.ts'
import { sizeName } from '../../../kit/kit-words.ts'
import type { KitOrderLine } from './kit-order-list.ts'

interface MoveWords {
  /** On a button. */
  verb: string
  /** 'Maya’s hoodie is paid.' */
  done: string
}

export const moveWords: Record<KitOrderStatus, MoveWords> = {
  PENDING: { verb: 'Back to unpaid', done: 'unpaid again' },
  PAID: { verb: 'Mark paid', done: 'paid' },
  READY: { verb: 'Mark ready', done: 'ready to pick up' },
  DELIVERED: { verb: 'Hand over', done: 'handed over' },
  CANCELLED: { verb: 'Cancel', done: 'cancelled' },
  REFUNDED: { verb: 'Refund', done: 'refunded' },
}

/** Statuses whose reason the family gets to read (K-10). */
export const needsReason = (to: KitOrderStatus): boolean => to === 'CANCELLED' || to === 'REFUNDED'

export const movesFrom = (status: KitOrderStatus): KitOrderStatus[] =>
  allowedMoves('KitOrder', status, 'ADMIN')

/** The usual next step; undefined at the end. */
export const nextStep = (status: KitOrderStatus): KitOrderStatus | undefined =>
  movesFrom(status).find((to) => !needsReason(to))

/** 'Hoodie, size YM' */
export const goodsName = (kit: Kit, order: Pick<KitOrderLine, 'itemType' | 'itemName' | 'size'>): string =>
  [orderedName(kit, order), sizeName(order.itemType, order.size)].filter(Boolean).join(', ')

/** '2 × Hoodie, size YM for Maya Singh' */
export const orderName = (kit: Kit, order: KitOrderLine): string =>
  `${order.quantity} × ${goodsName(kit, order)} for ${fullName(order)}`
