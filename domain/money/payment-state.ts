import { type Due, openCents } from './dues.ts'

export const PAYMENT_STATES = ['NOTHING_DUE', 'DUE', 'PARTLY_PAID', 'OVERDUE', 'PAID'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** How a family, or one of its items, stands with these dues (B-5). The due day itself is not late. */
export function paymentState(dues: readonly Due[], today: string): PaymentState {
  const costing = dues.filter(({ cents }) => cents > 0)
  if (costing.length === 0) return 'NOTHING_DUE'
  const open = costing.filter((due) => openCents(due) > 0)
  if (open.length === 0) return 'PAID'
  if (open.some(({ dueOn }) => dueOn < today)) return 'OVERDUE'
  return costing.some(({ coveredCents }) => coveredCents > 0) ? 'PARTLY_PAID' : 'DUE'
}
