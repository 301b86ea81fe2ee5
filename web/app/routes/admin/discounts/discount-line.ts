import { basisPointsFromPercent } from '@touchline/domain/pricing/cents.ts'
import { type Discount, discountFrom } from '@touchline/domain/pricing/discount.ts'
import type { DiscountType, FamilyMode } from '@touchline/domain/pricing/discount-types.ts'
import { compareText } from '@touchline/domain/words.ts'
import { listAll } from '../../../data/list-all.ts'
import type { Request } from '../../../data/request.ts'
import { searchAll } from '../../../data/search.ts'

interface DiscountRow {
  id: string
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
  /** The number of registrations that have or had it. */
  uses: number
  givenCents: number
}

const SELECTION = `id _version name type percentage description conditions startDate endDate active priority stacks
  uses givenCents`

/** A discount as the desk lists it, with the fees that allow it. */
export interface DiscountLine extends DiscountRow {
  version: number
  feeIds: string[]
}

/** Every discount, in the order in which they are applied; a club has about a dozen. */
export async function loadDiscountLines(request: Request): Promise<DiscountLine[]> {
  const [discounts, allowed, fees] = await Promise.all([
    searchAll<DiscountRow & { _version: number }>(request, {
      model: 'Discount',
      selection: SELECTION,
      filter: {},
      sort: [],
    }),
    listAll(request, 'AppliableDiscount'),
    listAll(request, 'ProgramFee'),
  ])
  const live = new Set(fees.map(({ id }) => id))
  const feeIds = (discountId: string) =>
    allowed
      .filter(({ discountID, programFeeID }) => discountID === discountId && live.has(programFeeID as string))
      .map(({ programFeeID }) => programFeeID as string)
  return discounts
    .map(({ _version: version, ...discount }) => ({ ...discount, version, feeIds: feeIds(discount.id) }))
    .toSorted(
      (a, b) =>
        (a.priority ?? 0) - (b.priority ?? 0) ||
        compareText(a.name.toLowerCase(), b.name.toLowerCase()) ||
        compareText(a.id, b.id),
    )
}

export const discountOf = (
  line: Omit<DiscountLine, 'version' | 'feeIds' | 'uses' | 'givenCents'>,
  familyMode: FamilyMode,
): Discount =>
  discountFrom({ ...line, basisPoints: basisPointsFromPercent(line.percentage) ?? 0 }, familyMode)
