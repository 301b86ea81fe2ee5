import { basisPointsFromPercent, centsFromDollars } from '@touchline/domain/pricing/cents.ts'
import { type Discount, type DiscountRow, discountFrom } from '@touchline/domain/pricing/discount.ts'
import type { FamilyMode } from '@touchline/domain/pricing/discount-types.ts'
import type { FeeType } from '@touchline/domain/pricing/fee-types.ts'
import type { RouterContextProvider } from 'react-router'
import { siteContext } from '../site.ts'
import type { OfferedFee, OfferedProgram } from './offered-program.ts'

/** A program with its fees and the discounts that each allows, as both loaders ask for it. */
export const PROGRAM_FIELDS = `
  id name description startDate endDate kind location days startTime endTime capacity placesLeft minBirthYear maxBirthYear status
  fees(limit: 10) {
    items {
      id type amount
      appliableDiscounts(limit: 10) {
        items {
          discount { id name type percentage conditions startDate endDate active priority stacks }
        }
      }
    }
  }`

const QUERY = `query OfferedPrograms {
  listPrograms(limit: 200, filter: { status: { ne: "DRAFT" } }) { items { ${PROGRAM_FIELDS} } }
}`

type SentDiscount = Omit<DiscountRow, 'basisPoints'> & { percentage: number }

interface SentFee {
  id: string
  type: FeeType
  amount: number
  appliableDiscounts: { items: { discount: SentDiscount | null }[] }
}

export type SentProgram = Omit<OfferedProgram, 'fees'> & { fees: { items: SentFee[] } }

/** Every program that families may see, with its fees and the discounts each allows; for the loaders of pages. */
export async function loadPrograms(context: Readonly<RouterContextProvider>): Promise<OfferedProgram[]> {
  const { query, club } = context.get(siteContext)
  const [{ listPrograms }, { facts }] = await Promise.all([
    query<{ listPrograms: { items: SentProgram[] } }>(QUERY),
    club(),
  ])
  return offeredPrograms(listPrograms.items, facts.family.appliesTo)
}

/** The earliest first, the youngest before the older. */
export const offeredPrograms = (sent: readonly SentProgram[], familyMode: FamilyMode): OfferedProgram[] =>
  sent
    .map((program) => ({
      ...program,
      fees: program.fees.items.map((fee) => offeredFee(fee, familyMode)).toSorted(byAmount),
    }))
    .toSorted(
      (a, b) => a.startDate.localeCompare(b.startDate) || (b.maxBirthYear ?? 0) - (a.maxBirthYear ?? 0),
    )

const byAmount = (a: OfferedFee, b: OfferedFee) => a.amountCents - b.amountCents

function offeredFee({ id, type, amount, appliableDiscounts }: SentFee, familyMode: FamilyMode): OfferedFee {
  const discounts = appliableDiscounts.items.flatMap(({ discount }) =>
    discount ? [readDiscount(discount, familyMode)] : [],
  )
  return { id, type, amountCents: centsFromDollars(amount) ?? 0, discounts }
}

const readDiscount = ({ percentage, ...row }: SentDiscount, familyMode: FamilyMode): Discount =>
  discountFrom({ ...row, basisPoints: basisPointsFromPercent(percentage) ?? 0 }, familyMode)
