import { addDays } from '../calendar-day.ts'
import type { QuoteLine } from '../pricing/quote-types.ts'
import type { Refund } from '../pricing/refund.ts'
import type { KitOrderStatus } from '../status/kit-order.ts'
import type { RegistrationStatus } from '../status/registration.ts'
import type { PayPlan, PlanSetting } from './pay-plan.ts'

/** What one item is to cost in one month. */
export interface Charge {
  month: string | null
  cents: number
  dueOn: string
}

interface ChargedRegistration {
  status: RegistrationStatus
  breakdown: readonly QuoteLine[]
  refund: Refund | null
  /** The day of the approval. */
  approvedOn: string
  /** What the family has chosen; null where it had no choice. */
  payPlan?: PayPlan | null
}

/** A place that was given is charged for, month by month (B-2); what is refunded comes off, and one that ended unpaid is free. */
const CHARGED: readonly RegistrationStatus[] = ['APPROVED', 'ACTIVE', 'WITHDRAWN', 'COMPLETED']

/** The club's setting of when the months of a place are due (B-3), and how families may pay for them (B-27). */
export interface PayTerms {
  dueDays: number
  plan: PlanSetting
  /** On which months after the first are due. */
  dayOfMonth: number
}

/** The first month is due within the days that the club gives, the others on their day, or with the first (B-3); so are added ones (B-18). */
export function registrationCharges(
  { status, breakdown, refund, approvedOn, payPlan = null }: ChargedRegistration,
  { dueDays, plan, dayOfMonth }: PayTerms,
): Charge[] {
  const isCharged = CHARGED.includes(status)
  const back = status === 'WITHDRAWN' ? refundByMonth(refund) : new Map<string, number>()
  const first = breakdown.map(({ month }) => month).toSorted()[0]
  const isAtOnce = (payPlan ?? plan) === 'AT_ONCE'
  const planned = (month: string) =>
    isAtOnce || month === first ? `${first}-01` : `${month}-${String(dayOfMonth).padStart(2, '0')}`
  return breakdown.map(({ month, totalCents, addedOn = approvedOn }) => ({
    month,
    cents: isCharged ? totalCents - (back.get(month) ?? 0) : 0,
    dueOn: later(planned(month), addDays(later(approvedOn, addedOn), dueDays)),
  }))
}

const later = (a: string, b: string) => (a > b ? a : b)

const refundByMonth = (refund: Refund | null) =>
  new Map(
    refund?.lines.map(({ month, refundCents, creditCents, unpaidCents = 0 }) => [
      month,
      refundCents + creditCents + unpaidCents,
    ]) ?? [],
  )

const FREE_ORDERS: readonly KitOrderStatus[] = ['CANCELLED', 'REFUNDED']

/** What is due within the days that the club gives, from the day on which it is ordered or joined (B-3). */
export const dueWithin = (day: string, { dueDays }: Pick<PayTerms, 'dueDays'>): string =>
  addDays(day, dueDays)

/** An order is charged as it is placed (B-2). */
export const kitOrderCharge = (
  { status, totalCents, orderedOn }: { status: KitOrderStatus; totalCents: number; orderedOn: string },
  terms: Pick<PayTerms, 'dueDays'>,
): Charge => ({
  month: null,
  cents: FREE_ORDERS.includes(status) ? 0 : totalCents,
  dueOn: dueWithin(orderedOn, terms),
})
