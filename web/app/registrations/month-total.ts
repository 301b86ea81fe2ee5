import { monthOf } from '@touchline/domain/calendar-day.ts'
import type { QuoteLine } from '@touchline/domain/pricing/quote-types.ts'
import { PLACE_HOLDING_STATUSES } from '@touchline/domain/status/registration.ts'
import { type Family, registrationsOf } from '../family/family.ts'

export interface MonthTotal {
  month: string
  lines: QuoteLine[]
  totalCents: number
}

/** What the family's places cost this month, or in the next month that costs something; null if none does. */
export function monthTotal(family: Family, today: string): MonthTotal | null {
  const holding: readonly string[] = PLACE_HOLDING_STATUSES
  const lines = registrationsOf(family)
    .filter(({ status }) => holding.includes(status))
    .flatMap(({ breakdown }) => breakdown?.lines ?? [])
    .filter((line) => line.month >= monthOf(today))
  const month = lines.map((line) => line.month).toSorted()[0]
  if (month === undefined) return null
  const inMonth = lines.filter((line) => line.month === month)
  return { month, lines: inMonth, totalCents: inMonth.reduce((sum, line) => sum + line.totalCents, 0) }
}
