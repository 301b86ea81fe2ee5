import type { ConsentText } from '@touchline/domain/registrations/consents.ts'

/** What a family is asked to agree to when it registers, in this order. */
export const ASKED_CONSENTS: readonly ConsentText[] = [
  'CONDUCT',
  'RISK',
  'CONCUSSION',
  'PHOTOS',
  'NEWSLETTER',
]
