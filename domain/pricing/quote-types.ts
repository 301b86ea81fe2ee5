import type { RegistrationStatus } from '../status/registration.ts'
import type { Discount } from './discount.ts'
import type { DiscountType } from './discount-types.ts'
import type { FeeType } from './fee-types.ts'

/** What a family buys for a player: one fee of one program. */
export interface Plan {
  feeId: string
  feeType: FeeType
  amountCents: number
  programId: string
  /** The program's first day: its month is the one an EVENT or a TRIAL is charged in. */
  programStart: string
  /** The discounts that the program allows on this fee. */
  discounts: readonly Discount[]
}

export interface QuotePlayer {
  id: string
  /** First name: it stands in sentences. */
  name: string
  birthDate: string
}

/** One registration to be priced. */
export interface QuoteRegistration {
  /** The row's id, or any key of the caller's while it is not saved yet. */
  id: string
  player: QuotePlayer
  plan: Plan
  /** Service months, 'YYYY-MM'; of no account for an EVENT or a TRIAL. */
  months: readonly string[]
  /** The day the family registered. */
  registeredOn: string
  /** Discounts that an administrator chose by hand. */
  manualDiscountIds?: readonly string[]
  /** On the waiting list: does not count as a registered child for its siblings. */
  waitlisted?: boolean
  /** What was paid for a smaller plan in the same program and month; the new plan costs the difference. */
  alreadyPaid?: readonly { month: string; cents: number }[]
  /** The months that were priced before. */
  agreed?: readonly AgreedLine[]
}

/** A month as it was agreed, and what may become of it. */
export interface AgreedLine {
  line: QuoteLine
  /**
   * STAY: nothing. GAIN: another discount, never a higher price. LOSE: the family discount, if too few children are left.
   * SETTLE: nothing, also later, if too few are left.
   */
  may: 'STAY' | 'GAIN' | 'LOSE' | 'SETTLE'
  /** A discount that the club takes back. */
  without?: string | undefined
}

/** Another registration of the family, outside this checkout, in whatever status. */
export interface FamilyRegistration {
  player: { id: string; birthDate: string }
  status: RegistrationStatus
  plan: Pick<Plan, 'feeType' | 'amountCents' | 'programStart'>
  months: readonly string[]
}

export interface QuoteInput {
  registrations: readonly QuoteRegistration[]
  others: readonly FamilyRegistration[]
}

export interface LineDiscount {
  discountId: string
  name: string
  type: DiscountType
  basisPoints: number
  /** Why it applies, as a sentence. */
  reason: string
  amountCents: number
  /** What it was given on; lines of earlier years do not say. */
  terms?: DiscountTerms
}

/** Kept with the price, so that the club may change the discount without changing what was agreed (M-8). */
export type DiscountTerms = Pick<Discount, 'conditions' | 'priority' | 'stacks'>

/** One player × one plan × one service month: `totalCents` = list − discounts − credit. */
export interface QuoteLine {
  registrationId: string
  playerId: string
  playerName: string
  programId: string
  feeId: string
  feeType: FeeType
  month: string
  listCents: number
  discounts: LineDiscount[]
  /** `paidCents` is what was paid; lines of earlier years do not say. */
  credit: { cents: number; paidCents?: number; reason: string } | null
  totalCents: number
  /** Taken over from an earlier quote. */
  kept: boolean
  /** It outlived the siblings that it was cheaper for: whoever else comes and goes, it does not rise. */
  isSettled?: boolean
  /** The day on which the family added this month to a registration that was there (B-18). */
  addedOn?: string
}

/** A saving that is one step away. */
export interface NearMiss {
  discountId: string
  months: { month: string; cents: number }[]
  message: string
}

export interface Quote {
  lines: QuoteLine[]
  listCents: number
  discountCents: number
  creditCents: number
  totalCents: number
  nearMisses: NearMiss[]
}
