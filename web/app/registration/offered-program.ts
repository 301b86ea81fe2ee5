import type { EligibilityProgram } from '@touchline/domain/eligibility.ts'
import type { Discount } from '@touchline/domain/pricing/discount.ts'
import type { FeeType } from '@touchline/domain/pricing/fee-types.ts'
import type { Plan } from '@touchline/domain/pricing/quote-types.ts'

export interface OfferedFee {
  id: string
  type: FeeType
  amountCents: number
  discounts: Discount[]
}

/** A program as families choose it. */
export interface OfferedProgram extends EligibilityProgram {
  description: string | null
  kind: string | null
  location: string | null
  capacity: number | null
  /** null: no limit. */
  placesLeft: number | null
  fees: OfferedFee[]
}

/** What the price working needs of a fee. */
export const planOf = (program: OfferedProgram, fee: OfferedFee): Plan => ({
  feeId: fee.id,
  feeType: fee.type,
  amountCents: fee.amountCents,
  programId: program.id,
  programStart: program.startDate,
  discounts: fee.discounts,
})
