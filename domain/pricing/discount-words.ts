import { dayAndYear, listOf, monthAndYear } from '../words.ts'
import { formatBasisPoints } from './cents.ts'
import type { Discount } from './discount.ts'
import { DEFAULT_MIN_CHILDREN } from './line-discounts.ts'

type Described = Omit<Discount, 'id' | 'name'>

/** What a discount does, read back to whoever sets it up (D-13). */
export function discountSentence(discount: Described): string {
  const sentences = [mainSentence(discount), windowSentence(discount), stackSentence(discount)]
  if (!discount.active) sentences.push('It is switched off: nobody gets it.')
  return sentences.filter(Boolean).join(' ')
}

function mainSentence(discount: Described): string {
  const off = `${formatBasisPoints(discount.basisPoints)} off`
  const { serviceMonths, registeredBefore } = discount.conditions
  const months = serviceMonths ? `training in ${listOf(serviceMonths.map(monthAndYear), 'and')}` : null
  const before = registeredBefore ? `for families who register before ${dayAndYear(registeredBefore)}` : null
  switch (discount.type) {
    case 'SEASONAL':
      return `${joined([off, months, before])}.`
    case 'FAMILY':
      return `${joined([off, months, familyWords(discount), before])}.`
    case 'EARLY_BIRD':
      return `${joined([off, months, before])}.`
    case 'HARDSHIP':
    case 'VOLUNTEER':
      return `${joined([off, months])}, given by the club case by case.`
  }
}

const joined = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(' ')

function familyWords({ conditions }: Described): string {
  const least = conditions.minChildren ?? DEFAULT_MIN_CHILDREN
  const when = `when ${least} or more children of a family are registered in the same month`
  return conditions.appliesTo === 'ADDITIONAL'
    ? `for each child after the one with the dearest plan, ${when}`
    : `for every child, ${when}`
}

/** D-5: both days are part of it. */
function windowSentence({ startDate, endDate }: Described): string {
  if (startDate && endDate)
    return `For families who register from ${dayAndYear(startDate)} to ${dayAndYear(endDate)}, both days included.`
  if (startDate) return `For families who register on ${dayAndYear(startDate)} or later.`
  return endDate ? `For families who register until ${dayAndYear(endDate)}, that day included.` : ''
}

/** D-3 */
const stackSentence = ({ stacks }: Described) =>
  stacks
    ? 'It combines with other discounts.'
    : 'Of several that do not go together, a family gets the best one.'

export const DISCOUNT_STATES = ['RUNNING', 'UPCOMING', 'ENDED', 'OFF'] as const
export type DiscountState = (typeof DISCOUNT_STATES)[number]

/** Whether a family that registers today gets it, as far as its days go (D-5). */
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
