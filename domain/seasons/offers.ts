import { formatBasisPoints, formatCentsShort } from '../pricing/cents.ts'
import type { Discount } from '../pricing/discount.ts'
import { DISCOUNT_DEFAULTS, type FamilyMode } from '../pricing/discount-types.ts'
import { discountState } from '../pricing/discount-words.ts'
import { DEFAULT_MIN_CHILDREN } from '../pricing/line-discounts.ts'
import { listOf, monthName } from '../words.ts'
import * as texts from './offers.texts.ts'

/** A discount that families get automatically, with the club's own words about it. */
export interface OfferedDiscount extends Discount {
  description: string | null
}

/** Whether a family that registers that day gets it automatically. */
export const comesByItself = (discount: Discount, today: string): boolean =>
  !DISCOUNT_DEFAULTS[discount.type].isGivenByHand &&
  discountState(discount, today) === 'RUNNING' &&
  !(discount.conditions.registeredBefore && discount.conditions.registeredBefore <= today)

export interface PricedFee {
  cents: number
  discounts: readonly OfferedDiscount[]
}

export interface PricedProgram {
  name: string
  once: PricedFee | null
  twice: PricedFee | null
}

/** The programs of a season that share a price list. */
export interface Offer extends Omit<PricedProgram, 'name'> {
  programs: string[]
}

/** One offer per price list, the cheapest first (C-11). */
export function offersOf(programs: readonly PricedProgram[]): Offer[] {
  const offers = new Map<string, Offer>()
  for (const { name, once, twice } of programs) {
    if (!once && !twice) continue
    const key = JSON.stringify([once, twice])
    const known = offers.get(key)
    if (known) known.programs.push(name)
    else offers.set(key, { programs: [name], once, twice })
  }
  return [...offers.values()].toSorted((a, b) => cheapest(a) - cheapest(b))
}

const cheapest = ({ once, twice }: Offer) => once?.cents ?? twice?.cents ?? 0

/** What the pages say about a season's prices, all taken from what its programs charge (C-11). */
export interface SeasonPrices {
  /** '$80', or 'from $80' if programs differ; null: no program has such a fee. */
  once: string | null
  twice: string | null
  /** '$80': the lowest price for once a week. */
  lowest: string | null
  family: { percent: string; minChildren: number; appliesTo: FamilyMode } | null
  specials: Special[]
}

/** Cheaper months, such as a December with two weekends. */
interface Special {
  name: string
  percent: string
  /** 'December' */
  months: string
  serviceMonths: readonly string[]
  /** The club's own words about it. */
  reason: string
}

export function seasonPrices(offers: readonly Offer[]): SeasonPrices {
  const discounts = new Map(
    offers
      .flatMap(({ once, twice }) => [...(once?.discounts ?? []), ...(twice?.discounts ?? [])])
      .map((discount) => [discount.id, discount]),
  )
  const all = [...discounts.values()]
  const family = all.find(({ type }) => type === 'FAMILY')
  return {
    once: priceWords(offers.map(({ once }) => once)),
    twice: priceWords(offers.map(({ twice }) => twice)),
    lowest: lowestPrice(offers.map(({ once }) => once)),
    family: family
      ? {
          percent: formatBasisPoints(family.basisPoints),
          minChildren: family.conditions.minChildren ?? DEFAULT_MIN_CHILDREN,
          appliesTo: family.conditions.appliesTo ?? 'ALL',
        }
      : null,
    specials: all.filter(({ type }) => type === 'SEASONAL').map(specialOf),
  }
}

function specialOf({ name, basisPoints, conditions, description }: OfferedDiscount): Special {
  const serviceMonths = conditions.serviceMonths ?? []
  return {
    name,
    percent: formatBasisPoints(basisPoints),
    months: listOf(serviceMonths.map(monthName), 'and'),
    serviceMonths,
    reason: description ?? '',
  }
}

function priceWords(fees: readonly (PricedFee | null)[]): string | null {
  const lowest = lowestPrice(fees)
  const isOne = new Set(fees.flatMap((fee) => (fee ? [fee.cents] : []))).size === 1
  return lowest && !isOne ? texts.fromPrice(lowest) : lowest
}

function lowestPrice(fees: readonly (PricedFee | null)[]): string | null {
  const cents = fees.flatMap((fee) => (fee ? [fee.cents] : []))
  return cents.length === 0 ? null : formatCentsShort(Math.min(...cents))
}

/** 'every child', according to the family discount's mode (D-7). */
export const discountedChildren = ({ appliesTo }: { appliesTo: FamilyMode }): string =>
  appliesTo === 'ALL' ? texts.everyChild : texts.everyChildButOne

/** '2 or more children' */
export const familyOffer = ({ minChildren, appliesTo }: NonNullable<SeasonPrices['family']>): string =>
  appliesTo === 'ALL' ? texts.familyOffer(minChildren) : texts.familyOfferButOne(minChildren)
