import type { Refusal } from '../refusal.ts'
import { CLUB, FAMILY_OR_CLUB, type Move } from './move-table.ts'

export const KIT_ORDER_STATUSES = ['PENDING', 'PAID', 'READY', 'DELIVERED', 'CANCELLED', 'REFUNDED'] as const
export type KitOrderStatus = (typeof KIT_ORDER_STATUSES)[number]

/** Ordered, but not handed over yet. */
export const OPEN_KIT_STATUSES = ['PENDING', 'PAID', 'READY'] as const satisfies readonly KitOrderStatus[]

/** rules.md K-1. */
export const kitOrderMoves: readonly Move<KitOrderStatus>[] = [
  { from: null, to: 'PENDING', by: FAMILY_OR_CLUB },
  { from: 'PENDING', to: 'PAID', by: [...CLUB, 'SYSTEM'] },
  { from: 'PENDING', to: 'CANCELLED', by: FAMILY_OR_CLUB },
  { from: 'PAID', to: 'READY', by: CLUB },
  { from: 'PAID', to: 'DELIVERED', by: CLUB },
  { from: 'READY', to: 'DELIVERED', by: CLUB },
  { from: 'PAID', to: 'REFUNDED', by: CLUB, needsReason: true },
  { from: 'READY', to: 'REFUNDED', by: CLUB, needsReason: true },
]

const STAMPS = { PENDING: 'orderDate', PAID: 'paidDate', DELIVERED: 'deliveredDate' } as const

/** The date field that is set on reaching a status. The others stay, including `paidDate` after a refund (K-2). */
export const kitOrderStamp = (to: KitOrderStatus): 'orderDate' | 'paidDate' | 'deliveredDate' | null =>
  to in STAMPS ? STAMPS[to as keyof typeof STAMPS] : null

/** An order is only handed over once it is paid for, or if it costs nothing (K-3). */
export function deliveryRefusal(order: {
  paidDate: string | null
  totalCents: number
}): Refusal<'NOT_PAID'> | null {
  if (order.paidDate !== null || order.totalCents === 0) return null
  return {
    code: 'NOT_PAID',
    field: 'status',
    message: 'This order hasn’t been paid yet. Mark it as paid first, then hand it over.',
  }
}

/** Adds a reason to the existing notes. The newest line explains the current status. */
export const notesWithReason = (notes: string | null, reason: string): string =>
  [notes, reason].filter(Boolean).join('\n')

export const latestNote = (notes: string | null): string | null => notes?.split('\n').at(-1) || null
