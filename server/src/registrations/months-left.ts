import { present } from '@touchline/domain/present.ts'
import { isMonthly } from '@touchline/domain/pricing/fee-types.ts'
import { quoteForMonths } from '@touchline/domain/pricing/quote.ts'
import type { Changes, RowOf } from '@touchline/domain/rows.ts'
import { type Dated, monthsToBill } from '@touchline/domain/season.ts'
import { breakdownOf, quoteOfRow } from './breakdown.ts'

type Registration = RowOf<'PlayerProgramRegistration'>

/**
 * Who gets a place from the waiting list pays for the months that are left by then, at the prices they were given.
 * No changes while no month has gone by, or when there is none left to pay for: that is for `isTooLate` to say.
 */
export function billedFromNow(
  row: Registration,
  program: Dated,
  today: string,
): Changes<'PlayerProgramRegistration'> {
  const left = monthsLeft(row, program, today)
  if (left.length === 0 || left.length === (row.months ?? []).length) return {}
  const price = quoteForMonths(present(quoteOfRow(row), 'the price of a registration'), left)
  return { months: left, priceCents: price.totalCents, priceWorking: JSON.stringify(price) }
}

/** Whether the child would not train a single time any more. */
export const isTooLate = (row: Registration, program: Dated, today: string): boolean =>
  monthsLeft(row, program, today).length === 0 && (row.months ?? []).length > 0

function monthsLeft(row: Registration, program: Dated, today: string): string[] {
  const months = row.months ?? []
  if (!breakdownOf(row).every(({ feeType }) => isMonthly(feeType))) return months
  const open = monthsToBill(program, today, row.days ?? [])
  return months.filter((month) => open.includes(month))
}
