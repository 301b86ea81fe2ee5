import { basisPointsFromPercent } from '@touchline/domain/pricing/cents.ts'
import type { DiscountRow } from '@touchline/domain/pricing/discount.ts'
import type { Row } from '../graphql/write/rows.ts'

/** A discount row of the API as the domain reads it. */
export const discountRow = (row: Row): DiscountRow =>
  ({ ...row, basisPoints: basisPointsFromPercent(row.percentage as number) ?? -1 }) as unknown as DiscountRow
