import { basisPointsFromPercent } from '@touchline/domain/pricing/cents.ts'
import type { DiscountRow } from '@touchline/domain/pricing/discount.ts'
import type { CreateInput } from '@touchline/domain/rows.ts'

/** A discount row of the API as the domain reads it. */
export const discountRow = (row: CreateInput<'Discount'> & { id: string }): DiscountRow => ({
  ...row,
  basisPoints: basisPointsFromPercent(row.percentage) ?? -1,
})
