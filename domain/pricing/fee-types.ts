import type { Refusal } from '../refusal.ts'

export const FEE_TYPES = ['MONTHLY_ONCE', 'MONTHLY_TWICE', 'EVENT', 'TRIAL'] as const
export type FeeType = (typeof FEE_TYPES)[number]

/** On how many days a week the child trains for a monthly fee; null: charged once for the whole program. */
export const DAYS_A_WEEK: Record<FeeType, 1 | 2 | null> = {
  MONTHLY_ONCE: 1,
  MONTHLY_TWICE: 2,
  EVENT: null,
  TRIAL: null,
}

/** True for a fee charged each service month; the others are charged once. */
export const isMonthly = (type: FeeType): boolean => DAYS_A_WEEK[type] !== null

const DEAREST_CENTS = 1_000_000

/** A fee is whole cents, from nothing up to ten thousand dollars (M-1). */
export function feeRefusal(fee: { amountCents: number }): Refusal<'BAD_AMOUNT'> | null {
  const { amountCents } = fee
  if (Number.isInteger(amountCents) && amountCents >= 0 && amountCents <= DEAREST_CENTS) return null
  return {
    code: 'BAD_AMOUNT',
    field: 'amount',
    message: 'A fee must be between $0.00 and $10,000.00, in whole cents.',
  }
}
