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
  /** The program's first day. An EVENT or a TRIAL is charged in its month. */
  programStart: string
  /** The discounts that the program allows on this fee. */
  discounts: readonly Discount[]
}

export interface QuotePlayer {
  id: string
  /** The first name, for use in sentences. */
  name: string
  birthDate: string
}

/** A registration to price. */
export interface QuoteRegistration {
  /** The row's id, or the caller's own key while it is not saved yet. */
  id: string
  player: QuotePlayer
  plan: Plan
  /** Service months, 'YYYY-MM'; ignored for an EVENT or a TRIAL. */
  months: readonly string[]
  /** The day the family registered. */
  registeredOn: string
  /** The discounts that an administrator gave by hand. */
  manualDiscountIds?: readonly string[]
  /** On the waiting list, so it does not count as a registered child for the siblings. */
  waitlisted?: boolean
  /** What was paid for a smaller plan in the same program and month. The new plan costs the difference. */
  alreadyPaid?: readonly { month: string; cents: number }[]
  /** The months that were priced before. */
  agreed?: readonly AgreedLine[]
}

/** The agreed price of a month, and how it may change. */
export interface AgreedLine {
  line: QuoteLine
  /**
   * STAY: not at all. GAIN: it may get another discount, but never a higher price. LOSE: it may lose the family
   * discount if too few children are left. SETTLE: if too few are left it stays, and stays for good.
   */
  may: 'STAY' | 'GAIN' | 'LOSE' | 'SETTLE'
  /** A discount that the club takes away again. */
  without?: string | undefined
}

/** Another registration of the family, in any status, that is not part of this checkout. */
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
  /** The terms it was given on; old lines do not have them. */
  terms?: DiscountTerms
}

/** Stored with the price, so that the club can edit the discount without changing agreed prices (M-8). */
export type DiscountTerms = Pick<Discount, 'conditions' | 'priority' | 'stacks'>

/** One player, one plan, one service month: `totalCents` = list − discounts − credit. */
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
  /** `paidCents` is what was paid; old lines do not have it. */
  credit: { cents: number; paidCents?: number; reason: string } | null
  totalCents: number
  /** Taken over unchanged from an earlier quote. */
  kept: boolean
  /** It kept its sibling price although the siblings have left, so it never rises, whoever joins or leaves. */
  isSettled?: boolean
  /** The day the family added this month to an existing registration (B-18). */
  addedOn?: string
}

/** A saving that is one child away. */
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
