import { dayAndYear, listOf, monthAndYear } from '../words.ts'
import { formatBasisPoints } from './cents.ts'
import type { Discount } from './discount.ts'
import * as texts from './discount-words.texts.ts'
import { DEFAULT_MIN_CHILDREN } from './line-discounts.ts'

type Described = Omit<Discount, 'id' | 'name'>

/** What a discount does, read back to the administrator who sets it up (D-13). */
export function discountSentence(discount: Described): string {
  const sentences = [mainSentence(discount), windowSentence(discount), stackSentence(discount)]
  if (!discount.active) sentences.push(texts.switchedOff)
  return sentences.filter(Boolean).join(texts.betweenSentences)
}

function mainSentence({ type, basisPoints, conditions }: Described): string {
  const percent = formatBasisPoints(basisPoints)
  const { serviceMonths, registeredBefore } = conditions
  const months = serviceMonths ? listOf(serviceMonths.map(monthAndYear), 'and') : null
  const before = registeredBefore ? dayAndYear(registeredBefore) : null
  switch (type) {
    case 'SEASONAL':
    case 'EARLY_BIRD':
      return texts.off(percent, months, null, before)
    case 'FAMILY':
      return texts.off(percent, months, familyWords(conditions), before)
    case 'HARDSHIP':
    case 'VOLUNTEER':
      return texts.byHand(percent, months)
  }
}

function familyWords({ minChildren = DEFAULT_MIN_CHILDREN, appliesTo }: Described['conditions']): string {
  return appliesTo === 'ADDITIONAL' ? texts.eachAfterFirst(minChildren) : texts.everyChild(minChildren)
}

/** D-5: both days count. */
function windowSentence({ startDate, endDate }: Described): string {
  if (startDate && endDate) return texts.between(dayAndYear(startDate), dayAndYear(endDate))
  if (startDate) return texts.from(dayAndYear(startDate))
  return endDate ? texts.until(dayAndYear(endDate)) : ''
}

/** D-3 */
const stackSentence = ({ stacks }: Described) => (stacks ? texts.combines : texts.bestOne)

export const DISCOUNT_STATES = ['RUNNING', 'UPCOMING', 'ENDED', 'OFF'] as const
export type DiscountState = (typeof DISCOUNT_STATES)[number]

/** Whether a family that registers today gets it, judging only by its days (D-5). */
export function discountState(
  {
    active,
    startDate,
    endDate,
  }: { active?: boolean | null; startDate?: string | null; endDate?: string | null },
  today: string,
): DiscountState {
  if (active === false) return 'OFF'
  if (startDate && today < startDate) return 'UPCOMING'
  return endDate && today > endDate ? 'ENDED' : 'RUNNING'
}
