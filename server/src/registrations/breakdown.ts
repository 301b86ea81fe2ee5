import { present } from '@touchline/domain/present.ts'
import type { Quote, QuoteLine } from '@touchline/domain/pricing/quote-types.ts'
import type { Refund } from '@touchline/domain/pricing/refund.ts'
import type { RowOf } from '@touchline/domain/rows.ts'

type Registration = RowOf<'PlayerProgramRegistration'>

/** How the price of a registration comes about, line by line; no lines while it has none. */
export function breakdownOf({ priceWorking }: Pick<Registration, 'priceWorking'>): QuoteLine[] {
  if (priceWorking === null) return []
  const quote: Quote = JSON.parse(priceWorking)
  return quote.lines
}

/** How what comes back comes about, of a registration that is left or about to be. */
export function refundBreakdownOf({ refundWorking }: Pick<Registration, 'refundWorking'>): Refund {
  return JSON.parse(present(refundWorking, 'a refund'))
}
