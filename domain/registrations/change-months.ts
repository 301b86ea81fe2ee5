import { monthOf } from '../calendar-day.ts'
import { isOneOf } from '../is-one-of.ts'
import { type FeeType, isMonthly } from '../pricing/fee-types.ts'
import type { QuoteLine } from '../pricing/quote-types.ts'
import type { PriceChange } from '../pricing/requote.ts'
import { type Dated, remainingMonths, sessionsOn } from '../programs/program-sessions.ts'
import { type Refusal, refusalIn } from '../refusal.ts'
import { PLACE_HOLDING_STATUSES, type RegistrationStatus } from '../status/registration.ts'
import * as texts from './place-changes.texts.ts'

/** The parts of a registration that decide about its months. */
export interface MonthlyRegistration {
  status: RegistrationStatus
  fee: { type: FeeType }
  /** The family has asked to leave. */
  withdrawalAskedAt: string | null
  days: readonly string[]
  months: readonly string[]
  program: Dated
  /** The price, month by month. */
  breakdown: readonly Pick<QuoteLine, 'month' | 'credit'>[]
}

export interface MonthChoice {
  month: string
  /** The child is registered for this month. */
  isChosen: boolean
  /** Why it cannot be changed, as a sentence; null if the family may choose. */
  fixed: string | null
}

type MonthsRefusal = Refusal<
  'NO_MONTHS' | 'NO_PLACE_YET' | 'LEAVING' | 'NO_MONTH_LEFT' | 'NO_SUCH_MONTH' | 'MONTH_FIXED'
>

type Plain =
  | 'notByTheMonth'
  | 'monthsNeedPlace'
  | 'leavingAlready'
  | 'noMonthLeft'
  | 'monthsThatAreLeft'
  | 'oneMonthStays'

const no = (code: MonthsRefusal['code'], sentence: Plain): MonthsRefusal =>
  refusalIn(texts, { code, field: 'months', sentence, facts: {} })

/** The months of the registration, and those that could be added because they still have a session (B-18). */
export function monthChoices(registration: MonthlyRegistration, today: string): MonthChoice[] {
  const { program, days, months } = registration
  const all = new Set([...months, ...remainingMonths(program, today, days)])
  return [...all].toSorted().map((month) => {
    const isChosen = months.includes(month)
    const held = isChosen ? whatHolds(registration, month, today) : null
    return { month, isChosen, fixed: held && whyItStays(held) }
  })
}

interface HeldMonth {
  month: string
  /** Its first session, which has already been; null if the month is kept because of a payment for a smaller plan. */
  first: string | null
}

/** A month can be given back until the day before its first session, by the refund rules (F-1). */
function whatHolds(
  { program, days, breakdown }: MonthlyRegistration,
  month: string,
  today: string,
): HeldMonth | null {
  const first = sessionsOn(program, days).find(({ day }) => monthOf(day) === month)
  if (first && first.day <= today) return { month, first: first.day }
  return breakdown.some((line) => line.month === month && line.credit !== null)
    ? { month, first: null }
    : null
}

const whyItStays = ({ month, first }: HeldMonth): string =>
  first === null ? texts.monthIsCredited({ month }) : texts.monthHasBegun({ month, first })

function fixedRefusal({ month, first }: HeldMonth): MonthsRefusal {
  const fixed = { code: 'MONTH_FIXED', field: 'months' } as const
  return first === null
    ? refusalIn(texts, { ...fixed, sentence: 'creditedMonthStays', facts: { month } })
    : refusalIn(texts, { ...fixed, sentence: 'begunMonthStays', facts: { month, first } })
}

/** null when months can be added to this registration or taken away from it. */
export function monthsChangeRefusal(registration: MonthlyRegistration, today: string): MonthsRefusal | null {
  const { status, fee, withdrawalAskedAt } = registration
  if (!isMonthly(fee.type)) return no('NO_MONTHS', 'notByTheMonth')
  if (!isOneOf(PLACE_HOLDING_STATUSES, status)) return no('NO_PLACE_YET', 'monthsNeedPlace')
  if (withdrawalAskedAt) return no('LEAVING', 'leavingAlready')
  const choices = monthChoices(registration, today)
  const canAdd = choices.some(({ isChosen }) => !isChosen)
  const canTakeAway = choices.length > 1 && choices.some(({ fixed }) => fixed === null)
  return canAdd || canTakeAway ? null : no('NO_MONTH_LEFT', 'noMonthLeft')
}

/** null when the registration may have these months instead. */
export function monthsRefusal(
  registration: MonthlyRegistration,
  wanted: readonly string[],
  today: string,
): MonthsRefusal | null {
  const refusal = monthsChangeRefusal(registration, today)
  if (refusal) return refusal
  const choices = monthChoices(registration, today)
  const unknown = wanted.find(
    (month, n) => wanted.indexOf(month) !== n || !choices.some((choice) => choice.month === month),
  )
  if (unknown !== undefined) return no('NO_SUCH_MONTH', 'monthsThatAreLeft')
  const kept = choices.find(({ month, fixed }) => fixed !== null && !wanted.includes(month))
  const held = kept && whatHolds(registration, kept.month, today)
  if (held) return fixedRefusal(held)
  return wanted.length > 0 ? null : no('NO_MONTH_LEFT', 'oneMonthStays')
}

/** The months that are added and those that are taken away, in order. */
export const monthsDifference = (before: readonly string[], after: readonly string[]) => ({
  added: after.filter((month) => !before.includes(month)).toSorted(),
  takenAway: before.filter((month) => !after.includes(month)).toSorted(),
})

/** The effect of changing a registration's months, both as a preview and as the result. */
export interface ChangedMonths {
  version: number
  months: string[]
  beforeCents: number
  priceCents: number
  added: QuoteLine[]
  takenAway: { month: string; cents: number; paidCents: number }[]
  /** How the prices of the family's other registrations change. */
  siblings: PriceChange[]
}
