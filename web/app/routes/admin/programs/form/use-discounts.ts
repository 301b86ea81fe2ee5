import { basisPointsFromPercent, formatBasisPoints } from '@touchline/domain/pricing/cents.ts'
import { type Discount, type DiscountRow, discountFrom } from '@touchline/domain/pricing/discount.ts'
import type { FamilyMode } from '@touchline/domain/pricing/discount-types.ts'
import { compareText } from '@touchline/domain/words.ts'
import { useData } from '../../../../area/area-data.tsx'
import { useClubRules } from '../../../../club/use-club-rules.ts'
import { listAll } from '../../../../data/list-all.ts'
import type { Row } from '../../../../data/row.ts'

export interface DiscountChoice {
  id: string
  /** 'Family discount, 20%' */
  name: string
  /** Ticked on a new fee: the discounts that apply automatically. */
  isUsual: boolean
  discount: Discount
}

/** The discounts a fee can allow; an inactive one is listed only if the fee already allows it. */
export function useDiscounts(): DiscountChoice[] {
  const { familyMode } = useClubRules()
  const { data = [] } = useData(['discounts'], (request) => listAll(request, 'Discount'))
  return data
    .map((row) => choice(row, familyMode))
    .filter(({ discount }) => discount.active)
    .toSorted((a, b) => a.discount.priority - b.discount.priority || compareText(a.name, b.name))
}

function choice(row: Row, familyMode: FamilyMode): DiscountChoice {
  const basisPoints = basisPointsFromPercent(row.percentage as number) ?? 0
  const discount = discountFrom({ ...(row as unknown as DiscountRow), basisPoints }, familyMode)
  return {
    id: row.id,
    name: `${discount.name}, ${formatBasisPoints(discount.basisPoints)}`,
    isUsual: discount.type === 'SEASONAL' || discount.type === 'FAMILY',
    discount,
  }
}
