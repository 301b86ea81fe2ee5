import { isOneOf } from '../is-one-of.ts'
import type { FeeType } from '../pricing/fee-types.ts'
import type { QuoteLine } from '../pricing/quote-types.ts'
import { type Dated, programDays, remainingMonths } from '../programs/program-sessions.ts'
import { type Refusal, refusalIn } from '../refusal.ts'
import type { RegistrationStatus } from '../status/registration.ts'
import { PLACE_HOLDING_STATUSES } from '../status/registration.ts'
import * as texts from './place-changes.texts.ts'

/** A once-a-week registration as it is now. */
export interface OneDay {
  status: RegistrationStatus
  fee: { type: FeeType }
  /** The family has asked to leave. */
  withdrawalAskedAt: string | null
  days: readonly string[]
  months: readonly string[]
  program: Dated & { fees: readonly { id: string; type: FeeType }[] }
  /** The price, month by month. */
  breakdown: readonly Pick<QuoteLine, 'month' | 'totalCents' | 'credit'>[]
}

export interface SecondDay {
  feeId: string
  days: string[]
  months: string[]
  /** What the family has already paid for these months; empty if nothing is paid yet. */
  alreadyPaid: { month: string; cents: number }[]
}

type SecondDayRefusal = Refusal<'NO_PLACE_YET' | 'LEAVING' | 'NO_SECOND_DAY' | 'PAY_FIRST'>

const no = (
  code: SecondDayRefusal['code'],
  sentence: 'secondDayNeedsPlace' | 'leavingAlready' | 'noSecondDay',
) => ({ refusal: refusalIn(texts, { code, field: 'day', sentence, facts: {} }) })

/** The twice-a-week plan that would replace this one, or why there is none (M-5, M-11). */
export function secondDay(
  oneDay: OneDay,
  day: string,
  today: string,
): { plan: SecondDay } | { refusal: SecondDayRefusal } {
  const { status, withdrawalAskedAt, fee, days, months, program, breakdown } = oneDay
  if (!isOneOf(PLACE_HOLDING_STATUSES, status)) return no('NO_PLACE_YET', 'secondDayNeedsPlace')
  if (withdrawalAskedAt) return no('LEAVING', 'leavingAlready')
  const twice = program.fees.find(({ type }) => type === 'MONTHLY_TWICE')
  const isOther = programDays(program).includes(day) && !days.includes(day)
  const open = remainingMonths(program, today, [day]).filter((month) => months.includes(month))
  if (fee.type !== 'MONTHLY_ONCE' || days.length !== 1 || !twice || !isOther || open.length === 0)
    return no('NO_SECOND_DAY', 'noSecondDay')
  const isPaid = status === 'ACTIVE'
  const over = months.find((month) => !open.includes(month))
  if (!isPaid && over) {
    const facts = { month: over }
    return {
      refusal: refusalIn(texts, { code: 'PAY_FIRST', field: 'day', sentence: 'payMonthFirst', facts }),
    }
  }
  return {
    plan: {
      feeId: twice.id,
      days: programDays(program).filter((one) => one === day || days.includes(one)),
      months: open,
      alreadyPaid: isPaid ? paidFor(breakdown).filter(({ month }) => open.includes(month)) : [],
    },
  }
}

/** What was paid by month, including the credit for a smaller plan that this one replaced. */
const paidFor = (breakdown: OneDay['breakdown']): { month: string; cents: number }[] =>
  breakdown.map(({ month, totalCents, credit }) => ({ month, cents: totalCents + (credit?.cents ?? 0) }))
