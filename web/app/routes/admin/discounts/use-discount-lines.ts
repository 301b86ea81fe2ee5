import { basisPointsFromPercent } from '@touchline/domain/pricing/cents.ts'
import { type Discount, discountFrom } from '@touchline/domain/pricing/discount.ts'
import type { DiscountType, FamilyMode } from '@touchline/domain/pricing/discount-types.ts'
import { useReport } from '../../../desk/use-report.ts'

export interface DiscountLine {
  id: string
  version: number
  name: string
  type: DiscountType
  percentage: number
  description: string | null
  conditions: string | null
  startDate: string | null
  endDate: string | null
  active: boolean | null
  priority: number | null
  stacks: boolean | null
  feeIds: string[]
  uses: number
  givenCents: number
}

/** Every discount; a club has a dozen. */
export const useDiscountLines = () => useReport<{ items: DiscountLine[] }>('/discounts')

export const discountOf = (
  line: Omit<DiscountLine, 'version' | 'feeIds' | 'uses' | 'givenCents'>,
  familyMode: FamilyMode,
): Discount =>
  discountFrom({ ...line, basisPoints: basisPointsFromPercent(line.percentage) ?? 0 }, familyMode)
