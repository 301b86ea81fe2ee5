import type { PayTerms } from './charges.ts'
import * as texts from './when-to-pay.texts.ts'

/**
 * Says in words when a family will have to pay for a place it does not have yet. Matches `registrationCharges` (B-3).
 */
export function whenToPay({ plan, dueDays, dayOfMonth }: PayTerms): string {
  if (plan === 'FAMILY_CHOOSES') return texts.asYouChoose(dueDays, dayOfMonth)
  return plan === 'AT_ONCE' ? texts.atOnce(dueDays) : texts.monthly(dueDays, dayOfMonth)
}
