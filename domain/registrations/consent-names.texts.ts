import type { ConsentText } from './consents.ts'

const NAMES: Record<ConsentText, string> = {
  CONDUCT: 'conduct',
  RISK: 'acknowledgement of risk',
  CONCUSSION: 'concussion',
  PHOTOS: 'photos',
  NEWSLETTER: 'newsletter',
  FUN_DAY_WAIVER: 'fun day',
}
/** The name as it appears inside a refusal. */
export const consentName = (text: ConsentText) => NAMES[text]
