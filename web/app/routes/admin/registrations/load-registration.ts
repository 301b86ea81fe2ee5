import type { PayPlan } from '@touchline/domain/money/pay-plan.ts'
import { centsFromDollars } from '@touchline/domain/pricing/cents.ts'
import type { DiscountType } from '@touchline/domain/pricing/discount-types.ts'
import type { FeeType } from '@touchline/domain/pricing/fee-types.ts'
import type { Quote } from '@touchline/domain/pricing/quote-types.ts'
import type { Refund } from '@touchline/domain/pricing/refund.ts'
import type { WithdrawalCause } from '@touchline/domain/pricing/withdrawal.ts'
import type { Dated } from '@touchline/domain/programs/program-sessions.ts'
import type { RegistrationStatus } from '@touchline/domain/status/registration.ts'
import type { Document } from '../../../data/documents.ts'
import { everyPageOf, type Page } from '../../../data/every-page.ts'
import type { Request } from '../../../data/request.ts'

/** One registration with everything the desk needs for a decision. */
export interface DeskRegistration {
  id: string
  _version: number
  status: RegistrationStatus
  createdAt: string
  approvedAt: string | null
  paidAt: string | null
  /** Since when the family has asked to withdraw, and why. */
  withdrawalAskedAt: string | null
  withdrawalCause: WithdrawalCause | null
  withdrawnAt: string | null
  refundedAt: string | null
  refundCents: number | null
  reference: string | null
  months: string[]
  days: string[]
  /** How it is paid for, where the club lets families choose (B-27). */
  payPlan: PayPlan | null
  priceCents: number
  openCents: number | null
  waitlistPosition: number | null
  offerExpiresAt: string | null
  reason: string | null
  breakdown: Quote | null
  refund: Refund | null
  player: {
    id: string
    firstName: string
    lastName: string
    birthDate: string
    /** The guardian whose account it is. */
    userPlayersId: string | null
  }
  fee: { id: string; type: FeeType; amountCents: number; discounts: AllowedDiscount[] }
  program: Dated & { id: string; name: string; minBirthYear: number | null; maxBirthYear: number | null }
  /** The discounts that apply, one row per month. */
  discounts: { id: string; _version: number; discountID: string }[]
}

export interface AllowedDiscount {
  id: string
  name: string
  type: DiscountType
  percentage: number
  active: boolean | null
}

const ALLOWED = '_deleted discount { id name type percentage active _deleted }'
const GIVEN = 'id _version _deleted discountID'

/** The fields, for use in other queries as well. */
export const REGISTRATION_FIELDS = `
  id _version _deleted status createdAt approvedAt paidAt withdrawalAskedAt withdrawalCause withdrawnAt refundedAt refundCents reference months days
  payPlan priceCents openCents waitlistPosition offerExpiresAt reason priceWorking refundWorking
  player { id firstName lastName birthDate userPlayersId }
  programFee {
    id type amount
    appliableDiscounts { items { ${ALLOWED} } nextToken }
    program { id name startDate endDate days startTime endTime minBirthYear maxBirthYear }
  }
  discounts { items { ${GIVEN} } nextToken }`

const document: Document = {
  field: 'getPlayerProgramRegistration',
  query: `query Registration($id: ID!) { getPlayerProgramRegistration(id: $id) { ${REGISTRATION_FIELDS} } }`,
}

interface Deletable {
  _deleted?: boolean | null
}

export interface SentRegistration
  extends Omit<DeskRegistration, 'breakdown' | 'refund' | 'fee' | 'program' | 'discounts' | 'priceCents'>,
    Deletable {
  priceCents: number | null
  priceWorking: string | null
  refundWorking: string | null
  programFee:
    | (Omit<DeskRegistration['fee'], 'amountCents' | 'discounts'> & {
        amount: number
        appliableDiscounts: Page<Deletable & { discount: (AllowedDiscount & Deletable) | null }>
        program: DeskRegistration['program'] | null
      })
    | null
  discounts: Page<DeskRegistration['discounts'][number] & Deletable>
}

export async function loadRegistration(request: Request, id: string): Promise<DeskRegistration | null> {
  const sent = await request<SentRegistration | null>(document, { id })
  return sent && !sent._deleted ? deskRegistration(request, sent) : null
}

const isThere = ({ _deleted }: Deletable) => !_deleted

/** Null if the club has deleted its program. */
export async function deskRegistration(
  request: Request,
  sent: SentRegistration,
): Promise<DeskRegistration | null> {
  const { programFee, priceWorking, refundWorking, discounts, ...rest } = sent
  if (!programFee?.program) return null
  const { program, amount, appliableDiscounts, ...fee } = programFee
  const ofFee = { model: 'ProgramFee', id: fee.id, field: 'appliableDiscounts', selection: ALLOWED }
  const ofRow = { model: 'PlayerProgramRegistration', id: rest.id, field: 'discounts', selection: GIVEN }
  const [allowances, given] = await Promise.all([
    everyPageOf(request, ofFee, appliableDiscounts),
    everyPageOf(request, ofRow, discounts),
  ])
  const allowed = allowances.filter(isThere).flatMap(({ discount }) => discount ?? [])
  return {
    ...rest,
    months: rest.months ?? [],
    days: rest.days ?? [],
    priceCents: rest.priceCents ?? 0,
    breakdown: priceWorking ? JSON.parse(priceWorking) : null,
    refund: refundWorking ? JSON.parse(refundWorking) : null,
    fee: { ...fee, amountCents: centsFromDollars(amount) ?? 0, discounts: allowed.filter(isThere) },
    program,
    discounts: given.filter(isThere),
  }
}
