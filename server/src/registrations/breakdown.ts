import { present } from '@touchline/domain/present.ts'
import type { Quote, QuoteLine } from '@touchline/domain/pricing/quote-types.ts'
import type { Refund } from '@touchline/domain/pricing/refund.ts'
import type { RowOf } from '@touchline/domain/rows.ts'

type Registration = RowOf<'PlayerProgramRegistration'>

/** How the price of a registration comes about, line by line; no lines while it has none. */
export const breakdownOf = (row: Pick<Registration, 'priceWorking'>): QuoteLine[] =>
  quoteOfRow(row)?.lines ?? []

/** The price of a registration as it was worked out; null while it has none. */
export const quoteOfRow = ({ priceWorking }: Pick<Registration, 'priceWorking'>): Quote | null =>
  priceWorking === null ? null : JSON.parse(priceWorking)

/**
 * The SQL for what comes off the price of those who left: it goes back, counts for another program (M-13), or was never
 * paid.
 */
export const comesOffSql = (alias: string): string =>
  `${alias}.refund_cents + coalesce((${alias}.refund_working::json ->> 'creditCents')::int, 0) +
    coalesce((select sum((line ->> 'unpaidCents')::int)
      from json_array_elements(${alias}.refund_working::json -> 'lines') line), 0)`

/** How what comes back comes about, of a registration that is left or about to be. */
export function refundBreakdownOf({ refundWorking }: Pick<Registration, 'refundWorking'>): Refund {
  return JSON.parse(present(refundWorking, 'a refund'))
}
