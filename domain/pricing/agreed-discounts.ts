import type { Discount } from './discount.ts'
import { DISCOUNT_DEFAULTS } from './discount-types.ts'
import type { AgreedLine, LineDiscount, QuoteRegistration } from './quote-types.ts'

/** A discount that may apply to a month. */
export interface OfferedDiscount extends Discount {
  /** The reason it was agreed. With one, it applies whatever its conditions say. */
  reason?: string
}

/**
 * The discounts that may apply to a month with an agreed price: those it already has, on their old terms, plus the
 * family discounts and those given by hand now (M-8).
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

/**
 * Old lines have no stored terms, so the current ones apply. "Registered before" is dropped, because it was met once
 * and for all.
 */
function asAgreed(agreed: LineDiscount, offered: readonly Discount[]): Discount {
  const { discountId: id, name, type, basisPoints } = agreed
  const terms = agreed.terms ?? offered.find((discount) => discount.id === id)
  const { priority, stacks } = terms ?? DISCOUNT_DEFAULTS[type]
  const { registeredBefore: _met, ...conditions } = terms?.conditions ?? {}
  const always = { startDate: null, endDate: null, active: true }
  return { id, name, type, basisPoints, conditions, priority, stacks, ...always }
}
