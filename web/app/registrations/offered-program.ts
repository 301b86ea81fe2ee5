import type { Discount } from '@touchline/domain/pricing/discount.ts'
import type { FeeType } from '@touchline/domain/pricing/fee-types.ts'
import type { Plan } from '@touchline/domain/pricing/quote-types.ts'
import type { EligibilityProgram } from '@touchline/domain/registrations/eligibility.ts'
import { isReturning, opensOn, type SeasonOpening } from '@touchline/domain/seasons/opening.ts'
import { type Family, registrationsOf } from '../family/family.ts'

export interface OfferedFee {
  id: string
  type: FeeType
  amountCents: number
  discounts: Discount[]
}

/** A program as families see it. */
export interface OfferedProgram extends EligibilityProgram {
  description: string | null
  kind: string | null
  location: string | null
  capacity: number | null
  /** Null: no limit. */
  placesLeft: number | null
  /** Null: it belongs to no season, and opens when the club says so. */
  season: (SeasonOpening & { id: string; name: string }) | null
  fees: OfferedFee[]
}

/** The same programs with the day from which this family, or a stranger, can register (S-15). */
export function openTo(family: Family | null, programs: readonly OfferedProgram[]): OfferedProgram[] {
  const registrations = family ? registrationsOf(family) : []
  return programs.map((program) => ({
    ...program,
    opensOn: program.season && opensOn(program.season, isReturning(program.season, registrations)),
  }))
}

/** What the price calculation needs of a fee. */
export const planOf = (program: OfferedProgram, fee: OfferedFee): Plan => ({
  feeId: fee.id,
  feeType: fee.type,
  amountCents: fee.amountCents,
  programId: program.id,
  programStart: program.startDate,
  discounts: fee.discounts,
})
