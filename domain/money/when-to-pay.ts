import type { PayTerms } from './charges.ts'
import * as texts from './when-to-pay.texts.ts'

/** When a family pays for a place that it does not have yet, in words: what `registrationCharges` works out once it has (B-3). */
export function whenToPay({ plan, dueDays, dayOfMonth }: PayTerms): string {
  if (plan === 'FAMILY_CHOOSES') return texts.asYouChoose(dueDays, dayOfMonth)
  return plan === 'AT_ONCE' ? texts.atOnce(dueDays) : texts.monthly(dueDays, dayOfMonth)
}
