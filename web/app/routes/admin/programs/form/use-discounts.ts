import { basisPointsFromPercent, formatBasisPoints } from '@touchline/domain/pricing/cents.ts'
import { type Discount, discountFrom } from '@touchline/domain/pricing/discount.ts'
import { compareText } from '@touchline/domain/words.ts'
import { useData } from '../../../../area/area-data.tsx'
import { listAll } from '../../../../data/list-all.ts'
import type { Row } from '../../../../data/row.ts'

export interface DiscountChoice {
  id: string
  /** 'Family discount, 20%' */
  name: string
  /** Ticked on a fee that is new: the ones that come by themselves. */
  isUsual: boolean
  discount: Discount
}

/** What may be allowed on a fee; one that is no longer active only where it is allowed already. */
export function useDiscounts(): DiscountChoice[] {
  const { data = [] } = useData(['discounts'], async (request) =>
    (await listAll(request, 'Discount')).map(choice),
  )
  return data
    .filter(({ discount }) => discount.active)
    .toSorted((a, b) => a.discount.priority - b.discount.priority || compareText(a.name, b.name))
}

function choice(row: Row): DiscountChoice {
  const discount = discountFrom({
    ...(row as unknown as Parameters<typeof discountFrom>[0]),
    basisPoints: basisPointsFromPercent(row.percentage as number) ?? 0,
  })
  return {
    id: row.id,
    name: `${discount.name}, ${formatBasisPoints(discount.basisPoints)}`,
    isUsual: discount.type === 'SEASONAL' || discount.type === 'FAMILY',
    discount,
  }
}
