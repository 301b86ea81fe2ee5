import { isOneOf } from '../is-one-of.ts'
import { type FeeType, isMonthly } from '../pricing/fee-types.ts'
import { type Refusal, refusalIn } from '../refusal.ts'
import type { RegistrationStatus } from '../status/registration.ts'
import * as texts from './pay-plan.texts.ts'

/** How the months of a place are paid for. */
export const PAY_PLANS = ['MONTHLY', 'AT_ONCE'] as const
export type PayPlan = (typeof PAY_PLANS)[number]

/** What the club requires: one of these plans, or the family's choice (B-27). */
export const PLAN_SETTINGS = [...PAY_PLANS, 'FAMILY_CHOOSES'] as const
export type PlanSetting = (typeof PLAN_SETTINGS)[number]

/** Whether the family has a choice for a place with this fee. */
const isPlanChosen = (plan: PlanSetting, feeType: FeeType): boolean =>
  plan === 'FAMILY_CHOOSES' && isMonthly(feeType)

/** The plan to store with a new registration, if there was a choice. A family that chose nothing pays by the month. */
export const keptPlan = (
  asked: PayPlan | null | undefined,
  plan: PlanSetting,
  feeType: FeeType,
): PayPlan | null => (isPlanChosen(plan, feeType) ? (asked ?? 'MONTHLY') : null)

/** The plan can change until the place is approved, since nothing is charged before then (B-2). */
export const isPlanOpen = (status: RegistrationStatus): boolean => isOneOf(['PENDING', 'WAITLISTED'], status)

/** Null when a place with this status may be paid for like that (B-27). */
export function payPlanRefusal(
  asked: PayPlan,
  { plan, feeType, status }: { plan: PlanSetting; feeType: FeeType; status: RegistrationStatus },
): Refusal<'PLAN_NOT_OFFERED' | 'ALREADY_CHARGED'> | null {
  const field = 'payPlan'
  if (!isPlanOpen(status))
    return refusalIn(texts, { code: 'ALREADY_CHARGED', field, sentence: 'planIsSettled', facts: {} })
  if (isPlanChosen(plan, feeType) || asked === plan) return null
  return refusalIn(texts, { code: 'PLAN_NOT_OFFERED', field, sentence: 'planNotOffered', facts: {} })
}
