import type { RowOf } from '@touchline/domain/models/rows.ts'
import { present } from '@touchline/domain/present.ts'
import type { Quote, QuoteLine } from '@touchline/domain/pricing/quote-types.ts'
import type { Refund } from '@touchline/domain/pricing/refund.ts'

type Registration = RowOf<'PlayerProgramRegistration'>

/** How the price of a registration comes about, line by line; no lines while it has none. */
export const breakdownOf = (row: Pick<Registration, 'priceWorking'>): QuoteLine[] =>
  quoteOfRow(row)?.lines ?? []

/** The price of a registration as it was worked out; null while it has none. */
export const quoteOfRow = ({ priceWorking }: Pick<Registration, 'priceWorking'>): Quote | null =>
  priceWorking === null ? null : JSON.parse(priceWorking)

/** How what comes back comes about, of a registration that is left or about to be. */
export function refundBreakdownOf({ refundWorking }: Pick<Registration, 'refundWorking'>): Refund {
  return JSON.parse(present(refundWorking, 'a refund'))
}
