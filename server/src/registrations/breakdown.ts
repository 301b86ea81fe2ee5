import type { RowOf } from '@touchline/domain/models/rows.ts'
import { present } from '@touchline/domain/present.ts'
import type { Quote, QuoteLine } from '@touchline/domain/pricing/quote-types.ts'
import type { Refund } from '@touchline/domain/pricing/refund.ts'

type Registration = RowOf<'PlayerProgramRegistration'>

/** The price of a registration line by line; empty while it has no price. */
export const breakdownOf = (row: Pick<Registration, 'priceWorking'>): QuoteLine[] =>
  quoteOfRow(row)?.lines ?? []

/** The stored quote of a registration; null while it has no price. */
export const quoteOfRow = ({ priceWorking }: Pick<Registration, 'priceWorking'>): Quote | null =>
  priceWorking === null ? null : JSON.parse(priceWorking)

/** How the refund of a registration was calculated, which has ended or is about to. */
export function refundBreakdownOf({ refundWorking }: Pick<Registration, 'refundWorking'>): Refund {
  return JSON.parse(present(refundWorking, 'a refund'))
}
