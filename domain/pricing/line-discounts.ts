import { compareText, dayName, monthName } from '../words.ts'
import { discountsAsAgreed, type OfferedDiscount } from './agreed-discounts.ts'
import { formatBasisPoints, percentOff } from './cents.ts'
import type { Discount } from './discount.ts'
import { DISCOUNT_DEFAULTS } from './discount-types.ts'
import { countChildren, fullPayer, type Member } from './family.ts'
import * as texts from './price.texts.ts'
import type { AgreedLine, LineDiscount, QuoteRegistration } from './quote-types.ts'

/** One registration in one month, with the family's children who train in that month. */
export interface LineContext {
  registration: QuoteRegistration
  month: string
  members: readonly Member[]
  /** The agreed price of that month, if it was priced before. */
  agreed?: AgreedLine | undefined
}

export const DEFAULT_MIN_CHILDREN = 2

/** Every discount of the line with its amount, in the order of application. */
export function lineDiscounts(context: LineContext): LineDiscount[] {
  const { amountCents } = context.registration.plan
  const fitting = fittingDiscounts(context).toSorted(byPriority)
  const stacking = fitting.filter((discount) => discount.stacks)
  const rivals = fitting.filter((discount) => !discount.stacks)
  const choices =
    rivals.length === 0 ? [stacking] : rivals.map((rival) => [...stacking, rival].toSorted(byPriority))
  const breakdowns = choices.map((choice) => breakdown(choice, amountCents, context))
  // The rivals are in priority order and the sort is stable, so between equals the earlier one wins.
  return breakdowns.toSorted((a, b) => totalOff(b) - totalOff(a))[0] ?? []
}

/**
 * For an agreed month, the discounts agreed then. If its non-stacking one no longer applies, the current ones may take
 * its place.
 */
function fittingDiscounts(context: LineContext): OfferedDiscount[] {
  const { registration, agreed } = context
  const fits = (discount: OfferedDiscount) => applies(discount, context)
  if (!agreed) return registration.plan.discounts.filter(fits)
  const offered = discountsAsAgreed(registration, agreed)
  const fitting = offered.filter(fits)
  const stacks = ({ discountId }: LineDiscount) => offered.find(({ id }) => id === discountId)?.stacks
  const hadRival = agreed.line.discounts.some((discount) => !stacks(discount))
  if (!hadRival || fitting.some((discount) => !discount.stacks)) return fitting
  const isNew = ({ id }: Discount) => !offered.some((other) => other.id === id) && id !== agreed.without
  const rivals = registration.plan.discounts.filter((discount) => !discount.stacks && isNew(discount))
  return [...fitting, ...rivals.filter(fits)]
}

export const totalOff = (discounts: readonly LineDiscount[]): number =>
  discounts.reduce((sum, discount) => sum + discount.amountCents, 0)

const byPriority = (a: Discount, b: Discount) => a.priority - b.priority || compareText(a.id, b.id)

/** Each discount applies to what the ones before it left (M-3). */
function breakdown(
  discounts: readonly OfferedDiscount[],
  listCents: number,
  context: LineContext,
): LineDiscount[] {
  let remaining = listCents
  return discounts.map((discount) => {
    const amountCents = percentOff(remaining, discount.basisPoints)
    remaining -= amountCents
    const { id, name, type, basisPoints, conditions, priority, stacks } = discount
    const reason = discount.reason ?? reasonFor(discount, context)
    const terms = { conditions, priority, stacks }
    return { discountId: id, name, type, basisPoints, reason, amountCents, terms }
  })
}

/** The first and last day belong to the offer (D-5). "Registered before" a day does not include that day (D-8). */
function applies(discount: OfferedDiscount, context: LineContext): boolean {
  if (discount.reason !== undefined) return true
  const { registeredOn, manualDiscountIds } = context.registration
  const { serviceMonths, registeredBefore } = discount.conditions
  if (!discount.active) return false
  if (discount.startDate !== null && registeredOn < discount.startDate) return false
  if (discount.endDate !== null && registeredOn > discount.endDate) return false
  if (serviceMonths && !serviceMonths.includes(context.month)) return false
  if (registeredBefore && registeredOn >= registeredBefore) return false
  if (DISCOUNT_DEFAULTS[discount.type].isGivenByHand) return manualDiscountIds?.includes(discount.id) ?? false
  return discount.type !== 'FAMILY' || familyApplies(discount, context)
}

function familyApplies({ conditions }: Discount, context: LineContext): boolean {
  const family = withOwnChild(context)
  if (countChildren(family) < (conditions.minChildren ?? DEFAULT_MIN_CHILDREN)) return false
  return conditions.appliesTo !== 'ADDITIONAL' || fullPayer(family) !== context.registration.player.id
}

/** A child on the waiting list does not count for the siblings' prices, but does for their own (D-6). */
function withOwnChild({ registration: { player, plan }, members }: LineContext): Member[] {
  const self = { playerId: player.id, birthDate: player.birthDate, listCents: plan.amountCents }
  return [...members, self]
}

/** A new type of discount does not compile until it has a reason here. */
function reasonFor({ type, basisPoints, conditions }: Discount, context: LineContext): string {
  const percent = formatBasisPoints(basisPoints)
  switch (type) {
    case 'SEASONAL':
      return texts.seasonalReason(monthName(context.month), percent)
    case 'FAMILY':
      return familyReason(percent, conditions.appliesTo, context)
    case 'EARLY_BIRD':
      return texts.earlyBirdReason(dayName(conditions.registeredBefore ?? ''), percent)
    case 'HARDSHIP':
      return texts.hardshipReason(percent)
    case 'VOLUNTEER':
      return texts.volunteerReason(percent)
  }
}

function familyReason(percent: string, appliesTo: string | undefined, context: LineContext): string {
  const children = countChildren(withOwnChild(context))
  const words = appliesTo === 'ADDITIONAL' ? texts.familyReasonAfterFirst : texts.familyReason
  return words(children, monthName(context.month), percent)
}
