import type { Changes, RowOf } from '@touchline/domain/models/rows.ts'
import { isMonthly } from '@touchline/domain/pricing/fee-types.ts'
import { quoteForMonths } from '@touchline/domain/pricing/quote.ts'
import { type Dated, monthsToBill } from '@touchline/domain/programs/program-sessions.ts'
import { quoteOfRow } from './breakdown.ts'

/**
 * A place from the waiting list is charged only for the remaining months, at the quoted prices. Returns no
 * changes if no month has passed, and null if no session is left.
 */
export function billedFromNow(
  row: RowOf<'PlayerProgramRegistration'>,
  program: Dated,
  today: string,
): Changes<'PlayerProgramRegistration'> | null {
  const quote = quoteOfRow(row)
  if (!quote?.lines.every(({ feeType }) => isMonthly(feeType))) return {}
  const months = row.months ?? []
  const open = monthsToBill(program, today, row.days ?? [])
  const left = months.filter((month) => open.includes(month))
  if (left.length === months.length) return {}
  if (left.length === 0) return null
  const price = quoteForMonths(quote, left)
  return { months: left, priceCents: price.totalCents, priceWorking: JSON.stringify(price) }
}
