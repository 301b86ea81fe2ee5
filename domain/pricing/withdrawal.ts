import { monthOf } from '../calendar-day.ts'
import { type Dated, sessionsOn } from '../programs/program-sessions.ts'
import { isMonthly } from './fee-types.ts'
import type { QuoteLine } from './quote-types.ts'
import { type PaidMonth, type Refund, type RefundCause, refund } from './refund.ts'

/** Why somebody leaves a program that is paid for; that there was no place is for the club to say (F-7). */
export const WITHDRAWAL_CAUSES = [
  'CHANGE_OF_MIND',
  'INJURY',
  'MOVED_AWAY',
  'NO_PLACE',
] as const satisfies readonly RefundCause[]
export type WithdrawalCause = (typeof WITHDRAWAL_CAUSES)[number]

export interface Withdrawal {
  /** What it cost, month by month. */
  breakdown: readonly Pick<QuoteLine, 'month' | 'totalCents' | 'feeType' | 'credit'>[]
  /** Of these months, what was not paid yet; all of it was unless given. */
  open?: ReadonlyMap<string, number>
  program: Dated
  /** The days this player trains on; null: every training day of the program. */
  days?: readonly string[] | null
  /** The day on which the family asked. */
  askedOn: string
  /** CHANGE_OF_MIND unless given. */
  cause?: WithdrawalCause | null
  hasDoctorsNote?: boolean | null
}

/** What a family gets back when its player leaves: to be shown before it asks, and kept when it has (F-7). */
export function withdrawalRefund(withdrawal: Withdrawal): Refund {
  const { breakdown, askedOn, cause, hasDoctorsNote } = withdrawal
  return refund({
    cause: cause ?? 'CHANGE_OF_MIND',
    askedOn,
    hasDoctorsNote: hasDoctorsNote ?? false,
    months: breakdown.map((line) => paidMonth(withdrawal, line)),
  })
}

/** What is charged once is for all sessions of the program, whatever month they are in. */
function paidMonth({ program, days, open }: Withdrawal, line: Withdrawal['breakdown'][number]): PaidMonth {
  const sessions = sessionsOn(program, days).filter(
    ({ day }) => !isMonthly(line.feeType) || monthOf(day) === line.month,
  )
  // What the smaller plan before it had cost was paid, too (M-11).
  const paidCents = line.totalCents + (line.credit?.cents ?? 0)
  const openCents = open?.get(line.month) ?? 0
  return { month: line.month, paidCents, openCents, sessions: sessions.map(({ day }) => day) }
}
