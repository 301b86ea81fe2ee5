import { compareText, monthName } from '../words.ts'
import { formatCentsShort } from './cents.ts'
import type { Discount } from './discount.ts'
import { billedMonths, countChildren, type Member, membersByMonth } from './family.ts'
import { DEFAULT_MIN_CHILDREN } from './line-discounts.ts'
import * as texts from './price.texts.ts'
import { quoteLines } from './quote-lines.ts'
import type { NearMiss, QuoteInput, QuoteRegistration } from './quote-types.ts'

/** The family discounts that one more child would bring, with the savings (D-9). */
export function nearMisses(input: QuoteInput): NearMiss[] {
  const allowed = input.registrations.flatMap(({ plan }) => plan.discounts)
  const familyDiscounts = new Map(
    allowed.filter(({ type }) => type === 'FAMILY').map((discount) => [discount.id, discount]),
  )
  return [...familyDiscounts.values()]
    .toSorted((a, b) => compareText(a.id, b.id))
    .map((discount) => nearMiss(input, discount))
    .filter((miss) => miss.months.length > 0)
}

function nearMiss(input: QuoteInput, discount: Discount): NearMiss {
  const minChildren = discount.conditions.minChildren ?? DEFAULT_MIN_CHILDREN
  const [members, comers] = [membersByMonth(input), membersByMonth(withPlaces(input))]
  const isOneShort = (children: readonly Member[] = []) => countChildren(children) === minChildren - 1
  const months = [...members.keys()]
    .toSorted()
    .filter((month) => isOneShort(members.get(month)) && isOneShort(comers.get(month)))
    .map((month) => ({ month, cents: savingWithOneMore(input, discount, month) }))
    .filter(({ cents }) => cents > 0)
  return { discountId: discount.id, months, message: sentence(input, minChildren, months) }
}

/** A child on the waiting list does not count yet, but the family is not a child short either. */
const withPlaces = (input: QuoteInput): QuoteInput => ({
  ...input,
  registrations: input.registrations.map((registration) => ({ ...registration, waitlisted: false })),
})

/** What the discount would save in that month if another sibling joined on the family's cheapest such plan. */
function savingWithOneMore(input: QuoteInput, discount: Discount, month: string): number {
  const inMonth = input.registrations
    .filter((registration) => billedMonths(registration).includes(month))
    .map((registration) => ({ ...registration, months: [month] }))
  const [model] = inMonth
    .filter(({ plan }) => plan.discounts.some(({ id }) => id === discount.id))
    .toSorted((a, b) => a.plan.amountCents - b.plan.amountCents || compareText(a.id, b.id))
  if (!model) return 0
  const registrations = [...inMonth, siblingOf(model)]
  const total = (sample: readonly QuoteRegistration[]) =>
    quoteLines({ registrations: sample, others: input.others }).reduce(
      (sum, line) => sum + line.totalCents,
      0,
    )
  return total(registrations.map((registration) => without(registration, discount))) - total(registrations)
}

function siblingOf(model: QuoteRegistration): QuoteRegistration {
  const player = { id: 'next child', name: '', birthDate: '9999-12-31' }
  const { plan, months, registeredOn } = model
  return { id: 'next child', player, plan, months, registeredOn }
}

function without(registration: QuoteRegistration, discount: Discount): QuoteRegistration {
  const discounts = registration.plan.discounts.filter(({ id }) => id !== discount.id)
  return { ...registration, plan: { ...registration.plan, discounts } }
}

/** Months with a seasonal special are named, because they save less than the others. */
function sentence(input: QuoteInput, minChildren: number, months: NearMiss['months']): string {
  const special = new Set(
    quoteLines(input)
      .filter(({ discounts }) => discounts.some(({ type }) => type === 'SEASONAL'))
      .map(({ month }) => month),
  )
  const ordinary = months.filter(({ month }) => !special.has(month)).map(({ cents }) => cents)
  const named = months
    .filter(({ month }) => special.has(month))
    .map(({ month, cents }) => texts.savedIn(formatCentsShort(cents), monthName(month)))
  if (ordinary.length === 0) return texts.saveInMonths(minChildren, named)
  const most = Math.max(...ordinary)
  const isMost = ordinary.some((cents) => cents < most)
  return texts.saveEachMonth(minChildren, formatCentsShort(most), isMost, named)
}
