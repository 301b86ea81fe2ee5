import type { Discount } from './discount.ts'
import { DISCOUNT_DEFAULTS } from './discount-types.ts'
import type { AgreedLine, LineDiscount, QuoteRegistration } from './quote-types.ts'

/** A discount that a month may get. */
export interface OfferedDiscount extends Discount {
  /** Why it was agreed: it applies, whatever its conditions. */
  reason?: string
}

/**
 * The discounts that a month may have which was agreed: those that it has, on the terms of then, and those that the club
 * gives for a sibling or by hand now (M-8).
 */
export function discountsAsAgreed(registration: QuoteRegistration, agreed: AgreedLine): OfferedDiscount[] {
  const { plan, manualDiscountIds = [], agreed: everyMonth = [] } = registration
  const { line, may, without } = agreed
  const isLookedAtAgain = ({ type }: LineDiscount) =>
    type === 'FAMILY' && (may === 'LOSE' || may === 'SETTLE')
  const had = line.discounts
    .filter(({ discountId }) => discountId !== without)
    .map((one): OfferedDiscount => {
      const discount = asAgreed(one, plan.discounts)
      return isLookedAtAgain(one) ? discount : { ...discount, reason: one.reason }
    })
  const inOtherMonths = everyMonth
    .flatMap((other) => other.line.discounts)
    .filter(({ type }) => type === 'FAMILY')
    .map((one) => asAgreed(one, plan.discounts))
  const offered = plan.discounts.filter(({ id, type }) => type === 'FAMILY' || manualDiscountIds.includes(id))
  const all = [...had, ...inOtherMonths, ...offered]
  return all.filter(({ id }, n) => id !== without && all.findIndex((one) => one.id === id) === n)
}

/** Lines of earlier years have no terms: then those of now count. The day of registering has been met for good. */
function asAgreed(agreed: LineDiscount, offered: readonly Discount[]): Discount {
  const { discountId: id, name, type, basisPoints } = agreed
  const terms = agreed.terms ?? offered.find((discount) => discount.id === id)
  const { priority, stacks } = terms ?? DISCOUNT_DEFAULTS[type]
  const { registeredBefore: _met, ...conditions } = terms?.conditions ?? {}
  const always = { startDate: null, endDate: null, active: true }
  return { id, name, type, basisPoints, conditions, priority, stacks, ...always }
}
