import { addDays } from '../calendar-day.ts'
import type { QuoteLine } from '../pricing/quote-types.ts'
import type { Refund } from '../pricing/refund.ts'
import type { KitOrderStatus } from '../status/kit-order.ts'
import type { RegistrationStatus } from '../status/registration.ts'
import type { PayPlan, PlanSetting } from './pay-plan.ts'

/** What one item costs in one month. */
export interface Charge {
  month: string | null
  cents: number
  dueOn: string
}

interface ChargedRegistration {
  status: RegistrationStatus
  breakdown: readonly QuoteLine[]
  refund: Refund | null
  /** The day the registration was approved. */
  approvedOn: string
  /** What the family chose; null if it had no choice. */
  payPlan?: PayPlan | null
}

/**
 * An approved place is charged month by month (B-2). Refunds are deducted, and a place that was cancelled unpaid costs
 * nothing.
 */
const CHARGED: readonly RegistrationStatus[] = ['APPROVED', 'ACTIVE', 'WITHDRAWN', 'COMPLETED']

/** The club's settings for when the months of a place are due (B-3) and how families may pay for them (B-27). */
export interface PayTerms {
  dueDays: number
  plan: PlanSetting
  /** The day of the month on which later months are due. */
  dayOfMonth: number
}

/**
 * The first month is due within the club's payment period. The others are due on their own day, or together with the
 * first (B-3). Months added later also get the payment period (B-18).
 */
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

/** The end of the club's payment period, counted from the day of the order or the sign-up (B-3). */
export const dueWithin = (day: string, { dueDays }: Pick<PayTerms, 'dueDays'>): string =>
  addDays(day, dueDays)

/** An order is charged when it is placed (B-2). */
export const kitOrderCharge = (
  { status, totalCents, orderedOn }: { status: KitOrderStatus; totalCents: number; orderedOn: string },
  terms: Pick<PayTerms, 'dueDays'>,
): Charge => ({
  month: null,
  cents: FREE_ORDERS.includes(status) ? 0 : totalCents,
  dueOn: dueWithin(orderedOn, terms),
})
