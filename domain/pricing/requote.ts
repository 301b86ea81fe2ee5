import type { RegistrationStatus } from '../status/registration.ts'
import { compareText } from '../words.ts'
import { formatCents } from './cents.ts'
import { quote } from './quote.ts'
import type { FamilyRegistration, Quote, QuoteLine, QuoteRegistration } from './quote-types.ts'

/** What happened to a sibling's registration. */
export type RequoteCause = 'SIBLING_JOINED' | 'SIBLING_REJECTED' | 'SIBLING_LEFT'

export interface PricedRegistration extends QuoteRegistration {
  status: RegistrationStatus
  /** The working that was frozen when it was last priced. */
  working: readonly QuoteLine[]
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
      plan: { ...registration.plan, amountCents: listCents(registration) },
      kept: registration.working.filter((line) => staysAsItIs(registration, line.month, cause)),
    })),
    others,
  })
  const changes = registrations
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

/** Once approved, a registration keeps the fee it was approved with, whatever the fee is now (M-8). */
function listCents({ status, plan, working }: PricedRegistration): number {
  const isApproved = status === 'APPROVED' || status === 'ACTIVE'
  return (isApproved ? working[0]?.listCents : undefined) ?? plan.amountCents
}

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
    beforeCents: sum(registration.working),
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
