import { type Discount, discountFrom } from './discount.ts'
import type { FeeType } from './fee-types.ts'
import type { FamilyRegistration, Plan, QuotePlayer, QuoteRegistration } from './quote-types.ts'

/** Test data: the fall of 2025 and a family of three. */
export const december = discountFrom(
  {
    id: 'december',
    name: 'December special',
    type: 'SEASONAL',
    basisPoints: 5000,
    conditions: '{"serviceMonths":["2025-12"]}',
  },
  'ALL',
)

export const family = discountFrom(
  {
    id: 'family',
    name: 'Family discount',
    type: 'FAMILY',
    basisPoints: 2000,
    conditions: '{"minChildren":2,"appliesTo":"ALL"}',
  },
  'ALL',
)

export const additional: Discount = { ...family, conditions: { minChildren: 2, appliesTo: 'ADDITIONAL' } }

export const discountOf = (changes: Partial<Discount>): Discount => ({ ...family, id: 'other', ...changes })

export const maya: QuotePlayer = { id: 'maya', name: 'Maya', birthDate: '2015-03-01' }
export const zoe: QuotePlayer = { id: 'zoe', name: 'Zoe', birthDate: '2017-08-15' }
export const leo: QuotePlayer = { id: 'leo', name: 'Leo', birthDate: '2019-11-30' }

const AMOUNTS: Record<FeeType, number> = { MONTHLY_ONCE: 8000, MONTHLY_TWICE: 15000, EVENT: 2500, TRIAL: 0 }

export const planOf = (feeType: FeeType, changes: Partial<Plan> = {}): Plan => ({
  feeId: `fee-${feeType}`,
  feeType,
  amountCents: AMOUNTS[feeType],
  programId: 'fall-2025',
  programStart: '2025-09-06',
  discounts: [december, family],
  ...changes,
})
export const once = planOf('MONTHLY_ONCE')
export const twice = planOf('MONTHLY_TWICE')

export const OCTOBER = ['2025-10']
export const DECEMBER = ['2025-12']
export const FALL = ['2025-09', '2025-10', '2025-11', '2025-12']

export const registrationOf = (
  player: QuotePlayer,
  plan: Plan,
  months: readonly string[],
  changes: Partial<QuoteRegistration> = {},
): QuoteRegistration => ({
  id: `${player.id} in ${plan.programId}`,
  player,
  plan,
  months,
  registeredOn: '2025-08-20',
  ...changes,
})

export const otherOf = (
  player: QuotePlayer,
  status: FamilyRegistration['status'],
  months: readonly string[],
  plan: Plan = once,
): FamilyRegistration => ({ player, status, plan, months })
