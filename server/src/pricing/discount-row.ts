import type { CreateInput } from '@touchline/domain/models/rows.ts'
import { basisPointsFromPercent } from '@touchline/domain/pricing/cents.ts'
import type { DiscountRow } from '@touchline/domain/pricing/discount.ts'

/** Converts a discount row from the API's form to the domain's. */
export const discountRow = (row: CreateInput<'Discount'> & { id: string }): DiscountRow => ({
  ...row,
  basisPoints: basisPointsFromPercent(row.percentage) ?? -1,
})
