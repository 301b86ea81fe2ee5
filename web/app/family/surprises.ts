import { monthOf } from '@touchline/domain/calendar-day.ts'
import { isMonthly } from '@touchline/domain/pricing/fee-types.ts'
import { longMonthNotes } from '@touchline/domain/pricing/per-session.ts'
import { programSessions } from '@touchline/domain/season.ts'
import type { Joining } from './family-price.ts'

/** Months with more sessions for the same money, each said once however many children are in it (M-9). */
export function surprises(joining: readonly Joining[]): string[] {
  const monthly = joining.filter(({ fee }) => isMonthly(fee.type))
  return [...new Set(monthly.flatMap((one) => longMonthNotes(one.fee.amountCents, sessionsByMonth(one))))]
}

function sessionsByMonth({ program, months, days }: Joining) {
  const sessions = programSessions(program).filter(
    ({ weekday }) => days.length === 0 || days.includes(weekday),
  )
  return months.map((month) => ({
    month,
    sessions: sessions.filter(({ day }) => monthOf(day) === month).length,
  }))
}
