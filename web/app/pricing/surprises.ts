import { monthOf } from '@touchline/domain/calendar-day.ts'
import { isMonthly } from '@touchline/domain/pricing/fee-types.ts'
import { longMonthNotes } from '@touchline/domain/pricing/per-session.ts'
import { serviceMonths, sessionsOn } from '@touchline/domain/programs/program-sessions.ts'
import { monthName } from '@touchline/domain/words.ts'
import type { Joining } from './family-price.ts'
import * as texts from './price-summary.texts.ts'

/**
 * Months with more sessions than usual for the same price, each mentioned once however many children are in it (M-9).
 */
export function surprises(joining: readonly Joining[], today: string): string[] {
  return eachOnce(joining, (one) => {
    const toCome = one.months.filter((month) => sessionsIn(one, month).every((day) => day >= today))
    return longMonthNotes(one.fee.amountCents, sessionsByMonth(one), toCome)
  })
}

/** A month is charged in full even after it has begun (S-3): says so, and how to start later. */
export function begunMonths(joining: readonly Joining[], today: string): string[] {
  return eachOnce(joining, (one) =>
    one.months.flatMap((month) => {
      const days = sessionsIn(one, month)
      const left = days.filter((day) => day >= today).length
      if (left === 0 || left === days.length) return []
      return [texts.monthHasBegun(monthName(month), left, days.length)]
    }),
  )
}

const eachOnce = (joining: readonly Joining[], notes: (one: Joining) => string[]): string[] => [
  ...new Set(joining.filter(({ fee }) => isMonthly(fee.type)).flatMap(notes)),
]

const sessionsByMonth = (one: Joining) =>
  serviceMonths(one.program).map((month) => ({ month, sessions: sessionsIn(one, month).length }))

const sessionsIn = ({ program, days }: Joining, month: string): string[] =>
  sessionsOn(program, days)
    .filter(({ day }) => monthOf(day) === month)
    .map(({ day }) => day)
