import { monthOf } from '../calendar-day.ts'
import { isOneOf } from '../is-one-of.ts'
import { FAMILY_COUNTED_STATUSES } from '../status/registration.ts'
import { compareText } from '../words.ts'
import { isMonthly } from './fee-types.ts'
import type { FamilyRegistration, Plan, QuoteInput } from './quote-types.ts'

/** A child who trains in a month, with the list price of one of their plans. */
export interface Member {
  playerId: string
  birthDate: string
  listCents: number
}

export type MembersByMonth = ReadonlyMap<string, readonly Member[]>

interface Billed {
  plan: Pick<Plan, 'feeType' | 'programStart'>
  months: readonly string[]
}

/** Each service month once, in order. An EVENT or a TRIAL is charged in the month its program starts (M-4). */
export function billedMonths({ plan, months }: Billed): string[] {
  return isMonthly(plan.feeType) ? [...new Set(months)].toSorted() : [monthOf(plan.programStart)]
}

/** Who counts as a registered child in each month, from this checkout and the family's other registrations (D-6). */
export function membersByMonth(input: QuoteInput): MembersByMonth {
  const isCounted = (status: string) => isOneOf(FAMILY_COUNTED_STATUSES, status)
  const counted: Omit<FamilyRegistration, 'status'>[] = [
    ...input.registrations.filter((registration) => !registration.waitlisted),
    ...input.others.filter((other) => isCounted(other.status)),
  ]
  const members = new Map<string, Member[]>()
  for (const { player, plan, months } of counted) {
    if (plan.feeType === 'TRIAL') continue
    const member = { playerId: player.id, birthDate: player.birthDate, listCents: plan.amountCents }
    for (const month of billedMonths({ plan, months }))
      members.set(month, [...(members.get(month) ?? []), member])
  }
  return members
}

export const countChildren = (members: readonly Member[]): number =>
  new Set(members.map((member) => member.playerId)).size

/** With ADDITIONAL the child with the most expensive plan pays in full; between equals, the oldest child (D-7). */
export function fullPayer(members: readonly Member[]): string | undefined {
  const [first] = members.toSorted(
    (a, b) =>
      b.listCents - a.listCents ||
      compareText(a.birthDate, b.birthDate) ||
      compareText(a.playerId, b.playerId),
  )
  return first?.playerId
}
