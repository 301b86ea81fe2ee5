import { monthOf } from '../calendar-day.ts'
import { type Dated, sessionsOn } from '../programs/program-sessions.ts'
import { isMonthly } from './fee-types.ts'
import type { QuoteLine } from './quote-types.ts'
import { type PaidMonth, type Refund, type RefundCause, refund } from './refund.ts'

/** Why a child leaves a paid program. Only the club can say that there was no place (F-7). */
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
  /** The unpaid part of these months; if missing, everything was paid. */
  open?: ReadonlyMap<string, number>
  program: Dated
  /** The days this player trains on; null: every training day of the program. */
  days?: readonly string[] | null
  /** The day the family asked. */
  askedOn: string
  /** CHANGE_OF_MIND if missing. */
  cause?: WithdrawalCause | null
  hasDoctorsNote?: boolean | null
}

/** What a family gets back when a player leaves. It is shown before they ask and stored once they have (F-7). */
export function withdrawalRefund(withdrawal: Withdrawal): Refund {
  const { breakdown, askedOn, cause, hasDoctorsNote } = withdrawal
  return refund({
    cause: cause ?? 'CHANGE_OF_MIND',
    askedOn,
    hasDoctorsNote: hasDoctorsNote ?? false,
    months: breakdown.map((line) => paidMonth(withdrawal, line)),
  })
}

/** A fee charged once covers all sessions of the program, in whatever month. */
function paidMonth({ program, days, open }: Withdrawal, line: Withdrawal['breakdown'][number]): PaidMonth {
  const sessions = sessionsOn(program, days).filter(
    ({ day }) => !isMonthly(line.feeType) || monthOf(day) === line.month,
  )
  // What was paid for the smaller plan it replaced counts as well (M-11).
  const paidCents = line.totalCents + (line.credit?.cents ?? 0)
  const openCents = open?.get(line.month) ?? 0
  return { month: line.month, paidCents, openCents, sessions: sessions.map(({ day }) => day) }
}
