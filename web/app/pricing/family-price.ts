import { clubDay } from '@touchline/domain/club-clock.ts'
import { quoteOf } from '@touchline/domain/pricing/quote.ts'
import type {
  FamilyRegistration as CountedRegistration,
  Plan,
  Quote,
  QuoteLine,
} from '@touchline/domain/pricing/quote-types.ts'
import { type PriceChange, type PricedRegistration, requote } from '@touchline/domain/pricing/requote.ts'
import { LIVE_REGISTRATION_STATUSES } from '@touchline/domain/status/registration.ts'
import { type Family, type PlayersRegistration, registrationsOf } from '../family/family.ts'
import { type OfferedFee, type OfferedProgram, planOf } from '../registrations/offered-program.ts'

/** A child about to be registered. */
export interface Joining {
  registrationId: string
  player: { id: string; firstName: string; birthDate: string }
  program: OfferedProgram
  fee: OfferedFee
  days: readonly string[]
  months: readonly string[]
  /** The program is full: this child would wait, and does not count for siblings until there is a place (D-6). */
  waits?: boolean
  /** Discounts that the club grants by hand. */
  manualDiscountIds?: readonly string[]
  /** Already paid for a smaller plan that this one replaces. */
  alreadyPaid?: readonly { month: string; cents: number }[]
}

export interface FamilyPrice {
  /** For everybody about to be registered, including those who would wait. */
  quote: Quote
  /** Only for those who get a place: what will be owed. */
  owed: Quote
  /** How the prices of children already registered change. */
  changes: PriceChange[]
}

type Someone = Pick<Family, 'players'>

/** What the family will pay, worked out the same way as the club does on submission. */
export function priceOfJoining(
  family: Someone,
  joining: readonly Joining[],
  programs: readonly OfferedProgram[],
  today: string,
): FamilyPrice {
  const registered = liveOf(family).map((one) => asPriced(one, programs))
  const news = joining.map((one) => asNew(one, today))
  const result = requote({
    cause: 'SIBLING_JOINED',
    registrations: [...registered, ...news],
    others: countedOnly(family),
  })
  const ids = new Set(news.map(({ id }) => id))
  const placed = new Set(news.filter(({ waitlisted }) => !waitlisted).map(({ id }) => id))
  return {
    quote: sumOf(result.quote, ids),
    owed: sumOf(result.quote, placed),
    changes: result.changes.filter(({ registrationId }) => !ids.has(registrationId)),
  }
}

/** How the siblings' prices change when this child leaves (M-7). */
export function changesByLeaving(
  family: Someone,
  leaving: string,
  programs: readonly OfferedProgram[],
): PriceChange[] {
  const staying = liveOf(family).filter(({ id }) => id !== leaving)
  const registrations = staying.map((one) => asPriced(one, programs))
  return requote({ cause: 'SIBLING_LEFT', registrations, others: countedOnly(family) }).changes
}

function liveOf(family: Someone): PlayersRegistration[] {
  const live: readonly string[] = LIVE_REGISTRATION_STATUSES
  return registrationsOf(family).filter(({ status }) => live.includes(status))
}

/** Children who have trained: their price stays, but they count for the others. */
function countedOnly(family: Someone): CountedRegistration[] {
  return registrationsOf(family)
    .filter(({ status }) => status === 'COMPLETED')
    .map(({ player, status, months, fee, program, breakdown }) => ({
      player,
      status,
      months,
      plan: {
        feeType: fee.type,
        amountCents: breakdown?.lines[0]?.listCents ?? fee.amountCents,
        programStart: program.startDate,
      },
    }))
}

function asPriced(
  registration: PlayersRegistration,
  programs: readonly OfferedProgram[],
): PricedRegistration {
  const { id, player, months, status, breakdown, createdAt } = registration
  return {
    id,
    player: { id: player.id, name: player.firstName, birthDate: player.birthDate },
    plan: planOfRegistration(registration, programs),
    months,
    registeredOn: clubDay(new Date(createdAt)),
    waitlisted: status === 'WAITLISTED',
    status,
    breakdown: breakdown?.lines ?? [],
  }
}

/** A program that is no longer offered keeps its fee; its discounts are in the stored calculation. */
function planOfRegistration(
  { fee, program }: PlayersRegistration,
  programs: readonly OfferedProgram[],
): Plan {
  const offered = programs.find(({ id }) => id === program.id)
  const offeredFee = offered?.fees.find(({ id }) => id === fee.id)
  if (offered && offeredFee) return planOf(offered, offeredFee)
  return {
    feeId: fee.id,
    feeType: fee.type,
    amountCents: fee.amountCents,
    programId: program.id,
    programStart: program.startDate,
    discounts: [],
  }
}

const asNew = (
  { registrationId, player, program, fee, months, waits = false, manualDiscountIds, alreadyPaid }: Joining,
  today: string,
): PricedRegistration => ({
  id: registrationId,
  player: { id: player.id, name: player.firstName, birthDate: player.birthDate },
  plan: planOf(program, fee),
  months,
  registeredOn: today,
  manualDiscountIds,
  alreadyPaid,
  waitlisted: waits,
  status: waits ? 'WAITLISTED' : 'PENDING',
  breakdown: [],
})

/** The share of these registrations; `quoteOf` computes the sums one registration at a time. */
function sumOf(whole: Quote, ids: ReadonlySet<string>): Quote {
  const parts = [...ids].map((id) => quoteOf(whole, id))
  const sum = (part: (quote: Quote) => number) => parts.reduce((total, quote) => total + part(quote), 0)
  const lines: QuoteLine[] = whole.lines.filter(({ registrationId }) => ids.has(registrationId))
  return {
    lines,
    listCents: sum(({ listCents }) => listCents),
    discountCents: sum(({ discountCents }) => discountCents),
    creditCents: sum(({ creditCents }) => creditCents),
    totalCents: sum(({ totalCents }) => totalCents),
    // A discount that these children have in every month is not a near miss for them, even if siblings lack it in other
    // months.
    nearMisses: whole.nearMisses.filter(({ discountId }) =>
      lines.some(({ discounts }) => !discounts.some((given) => given.discountId === discountId)),
    ),
  }
}
