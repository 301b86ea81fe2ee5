import { addDays } from '../calendar-day.ts'
import type { QuoteLine } from '../pricing/quote-types.ts'
import type { Refund } from '../pricing/refund.ts'
import type { KitOrderStatus } from '../status/kit-order.ts'
import type { RegistrationStatus } from '../status/registration.ts'

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
}

/** A place that was given is charged for, month by month (B-2); what is refunded comes off, and one that ended unpaid is free. */
const CHARGED: readonly RegistrationStatus[] = ['APPROVED', 'ACTIVE', 'WITHDRAWN', 'COMPLETED']

/** When the months of a place are due: the club's setting. */
export const PAY_PLANS = ['MONTHLY', 'AT_ONCE'] as const

export interface PayTerms {
  dueDays: number
  plan: (typeof PAY_PLANS)[number]
  /** On which months after the first are due. */
  dayOfMonth: number
}

/** The first month is due within the days that the club gives, the others on their day, or with the first (B-3); so are added ones (B-18). */
export function registrationCharges(
  { status, breakdown, refund, approvedOn }: ChargedRegistration,
  { dueDays, plan, dayOfMonth }: PayTerms,
): Charge[] {
  const isCharged = CHARGED.includes(status)
  const back = status === 'WITHDRAWN' ? refundByMonth(refund) : new Map<string, number>()
  const first = breakdown.map(({ month }) => month).toSorted()[0]
  const planned = (month: string) =>
    plan === 'AT_ONCE' || month === first ? `${first}-01` : `${month}-${String(dayOfMonth).padStart(2, '0')}`
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
