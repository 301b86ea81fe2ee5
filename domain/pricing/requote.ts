import type { RegistrationStatus } from '../status/registration.ts'
import { compareText } from '../words.ts'
import { formatCents } from './cents.ts'
import { quote } from './quote.ts'
import type { AgreedLine, FamilyRegistration, Quote, QuoteLine, QuoteRegistration } from './quote-types.ts'

/** What changed: a sibling's registration, or a discount given to one child by hand. */
export type RequoteCause = 'SIBLING_JOINED' | 'SIBLING_REJECTED' | 'SIBLING_LEFT' | ChangeByHand

export interface ChangeByHand {
  registrationId: string
  given?: string
  takenBack?: string
}

export interface PricedRegistration extends QuoteRegistration {
  status: RegistrationStatus
  /** The stored breakdown from the last pricing; empty for a new registration. */
  breakdown: readonly QuoteLine[]
  /** Months paid one by one. An ACTIVE registration is paid except for its open months. */
  paidMonths?: readonly string[]
  openMonths?: readonly string[]
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
  /** Shown before anything is saved. */
  message: string
}

/** Reprices a family as far as the cause allows. What is paid stays as it is (M-6, M-7, M-8). */
export function requote({ cause, registrations, others }: RequoteInput): Requote {
  const requoted = quote({
    registrations: registrations.map((registration) => ({
      ...registration,
      // The fee is the one from registration time, whatever it is now (M-8).
      plan: {
        ...registration.plan,
        amountCents: registration.breakdown[0]?.listCents ?? registration.plan.amountCents,
      },
      manualDiscountIds: [...(registration.manualDiscountIds ?? []), ...givenNow(registration, cause)],
      alreadyPaid: registration.alreadyPaid ?? credits(registration.breakdown),
      agreed: registration.breakdown.map((line) => ({
        line,
        may: whatMayBecomeOf(registration, line, cause),
        without: typeof cause === 'object' ? cause.takenBack : undefined,
      })),
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

/** A payment for a smaller plan counts whenever the bigger plan is priced (M-5). */
const credits = (breakdown: readonly QuoteLine[]) =>
  breakdown.flatMap(({ month, credit }) => (credit ? [{ month, cents: credit.cents }] : []))

const givenNow = ({ id }: PricedRegistration, cause: RequoteCause): string[] =>
  typeof cause === 'object' && cause.registrationId === id && cause.given ? [cause.given] : []

/**
 * Paid months always stay. A sibling who joins never makes anything more expensive, and a discount given to one child
 * by hand does not affect the others. When a sibling leaves, the family discount may go, except from approved
 * registrations, which keep it for good.
 */
function whatMayBecomeOf(
  registration: PricedRegistration,
  line: QuoteLine,
  cause: RequoteCause,
): AgreedLine['may'] {
  const { id, status, paidMonths, openMonths } = registration
  if (paidMonths?.includes(line.month)) return 'STAY'
  if (status === 'ACTIVE')
    return openMonths?.includes(line.month) && cause === 'SIBLING_JOINED' ? 'GAIN' : 'STAY'
  if (typeof cause === 'object') return cause.registrationId === id ? 'GAIN' : 'STAY'
  if (cause === 'SIBLING_JOINED') return 'GAIN'
  if (line.isSettled) return 'STAY'
  return cause === 'SIBLING_LEFT' && status === 'APPROVED' ? 'SETTLE' : 'LOSE'
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
