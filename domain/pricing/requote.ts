import type { RegistrationStatus } from '../status/registration.ts'
import { compareText } from '../words.ts'
import { formatCents } from './cents.ts'
import { quote } from './quote.ts'
import type { FamilyRegistration, Plan, Quote, QuoteLine, QuoteRegistration } from './quote-types.ts'

/** What happened to a sibling's registration. */
export type RequoteCause = 'SIBLING_JOINED' | 'SIBLING_REJECTED' | 'SIBLING_LEFT'

export interface PricedRegistration extends QuoteRegistration {
  status: RegistrationStatus
  /** The breakdown that was frozen when it was last priced; none for one that is new. */
  breakdown: readonly QuoteLine[]
  /** Months paid one by one; an ACTIVE registration is paid for as a whole. */
  paidMonths?: readonly string[]
}

export interface RequoteInput {
  cause: RequoteCause
  registrations: readonly PricedRegistration[]
  others: readonly FamilyRegistration[]
}

export interface PriceChange {
  registrationId: string
  playerName: string
  beforeCents: number
  afterCents: number
}

export interface Requote {
  quote: Quote
  changes: PriceChange[]
  /** To be shown before anything is saved. */
  message: string
}

/** Prices a family anew after a sibling came or went; what is paid stays as it is (M-6, M-7). */
export function requote({ cause, registrations, others }: RequoteInput): Requote {
  const requoted = quote({
    registrations: registrations.map((registration) => ({
      ...registration,
      plan: planAsAgreed(registration),
      manualDiscountIds: [...(registration.manualDiscountIds ?? []), ...agreedDiscounts(registration).keys()],
      alreadyPaid: registration.alreadyPaid ?? credits(registration.breakdown),
      kept: registration.breakdown.filter((line) => staysAsItIs(registration, line.month, cause)),
    })),
    others,
  })
  const changes = registrations
    .filter(({ breakdown }) => breakdown.length > 0)
    .map((registration) => priceChange(registration, requoted.lines))
    .filter((change) => change.beforeCents !== change.afterCents)
    .toSorted((a, b) => compareText(a.registrationId, b.registrationId))
  return {
    quote: requoted,
    changes,
    message: sentence(
      changes,
      requoted.lines.some((line) => line.kept),
    ),
  }
}

/** What was paid for a smaller plan counts whenever the bigger one is priced (M-5). */
const credits = (breakdown: readonly QuoteLine[]) =>
  breakdown.flatMap(({ month, credit }) => (credit ? [{ month, cents: credit.cents }] : []))

/** A registration keeps the fee and the discounts that it was registered with, whatever they are now (M-8). */
function planAsAgreed(registration: PricedRegistration): Plan {
  const { plan, breakdown } = registration
  const agreed = agreedDiscounts(registration)
  const discounts = plan.discounts.map((discount) => {
    const basisPoints = agreed.get(discount.id)
    if (basisPoints === undefined) return discount
    return { ...discount, basisPoints, active: true, startDate: null, endDate: null }
  })
  return { ...plan, amountCents: breakdown[0]?.listCents ?? plan.amountCents, discounts }
}

const agreedDiscounts = ({ breakdown }: PricedRegistration): Map<string, number> =>
  new Map(
    breakdown
      .flatMap((line) => line.discounts)
      .map(({ discountId, basisPoints }) => [discountId, basisPoints]),
  )

/** Paid months always stay; approved ones stay when a sibling leaves, so that nobody's approved price goes up. */
function staysAsItIs(registration: PricedRegistration, month: string, cause: RequoteCause): boolean {
  if (registration.status === 'ACTIVE' || registration.paidMonths?.includes(month)) return true
  return cause === 'SIBLING_LEFT' && registration.status === 'APPROVED'
}

function priceChange(registration: PricedRegistration, lines: readonly QuoteLine[]): PriceChange {
  const sum = (some: readonly QuoteLine[]) => some.reduce((total, line) => total + line.totalCents, 0)
  return {
    registrationId: registration.id,
    playerName: registration.player.name,
    beforeCents: sum(registration.breakdown),
    afterCents: sum(lines.filter((line) => line.registrationId === registration.id)),
  }
}

function sentence(changes: readonly PriceChange[], someKept: boolean): string {
  if (changes.length === 0) return 'Your prices stay as they are.'
  const parts = changes.map(
    ({ playerName, beforeCents, afterCents }) =>
      `${playerName}: ${formatCents(afterCents)} instead of ${formatCents(beforeCents)}.`,
  )
  return someKept ? `${parts.join(' ')} Months already settled stay as they are.` : parts.join(' ')
}
