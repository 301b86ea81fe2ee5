import { compareText, monthName } from '../words.ts'
import { formatCents } from './cents.ts'
import { billedMonths, type MembersByMonth, membersByMonth } from './family.ts'
import { lineDiscounts, totalOff } from './line-discounts.ts'
import * as texts from './price.texts.ts'
import type { AgreedLine, QuoteInput, QuoteLine, QuoteRegistration } from './quote-types.ts'

/** Prices every month of every registration, oldest child first. */
export function quoteLines(input: QuoteInput): QuoteLine[] {
  const members = membersByMonth(input)
  return input.registrations.toSorted(byAge).flatMap((registration) =>
    billedMonths(registration).map((month) => {
      const agreed = registration.agreed?.find(({ line }) => line.month === month)
      const priced = (terms?: AgreedLine) => newLine(registration, month, members, terms)
      return agreed ? { ...added(agreed.line), ...lineAsAgreed(agreed, priced) } : priced()
    }),
  )
}

const added = ({ addedOn }: QuoteLine) => (addedOn === undefined ? {} : { addedOn })

/** An agreed price only rises because of something the family did (M-8). */
function lineAsAgreed(agreed: AgreedLine, priced: (terms: AgreedLine) => QuoteLine): QuoteLine {
  const { line, may, without } = agreed
  if (may === 'STAY') return { ...line, kept: true }
  if (may === 'LOSE') return priced(agreed)
  const outlives = () => priced({ line, may: 'LOSE' }).totalCents > line.totalCents
  const settled = line.isSettled || outlives() ? { isSettled: true } : {}
  if (may === 'SETTLE') return { ...line, kept: true, ...settled }
  const now = priced(agreed)
  const isTakenBack = line.discounts.some(({ discountId }) => discountId === without)
  if (now.totalCents > line.totalCents && !isTakenBack) return { ...line, kept: true, ...settled }
  return { ...now, ...settled }
}

const byAge = (a: QuoteRegistration, b: QuoteRegistration) =>
  compareText(a.player.birthDate, b.player.birthDate) ||
  compareText(a.player.id, b.player.id) ||
  compareText(a.id, b.id)

function newLine(
  registration: QuoteRegistration,
  month: string,
  members: MembersByMonth,
  agreed: AgreedLine | undefined,
): QuoteLine {
  const { player, plan } = registration
  const discounts = lineDiscounts({ registration, month, members: members.get(month) ?? [], agreed })
  const priceCents = plan.amountCents - totalOff(discounts)
  const credit = creditFor(registration, month, priceCents)
  return {
    registrationId: registration.id,
    playerId: player.id,
    playerName: player.name,
    programId: plan.programId,
    feeId: plan.feeId,
    feeType: plan.feeType,
    month,
    listCents: plan.amountCents,
    discounts,
    credit,
    totalCents: priceCents - (credit?.cents ?? 0),
    kept: false,
  }
}

/** A bigger plan in the same month costs the difference, but never less than zero (M-5). */
function creditFor(
  { alreadyPaid }: QuoteRegistration,
  month: string,
  priceCents: number,
): QuoteLine['credit'] {
  const paidCents = alreadyPaid?.find((paid) => paid.month === month)?.cents ?? 0
  if (paidCents === 0) return null
  const reason = texts.alreadyPaid(formatCents(paidCents), monthName(month))
  return { cents: Math.min(paidCents, priceCents), paidCents, reason }
}
