import type { ConsentText } from '@touchline/domain/registrations/consents.ts'

/** The consents that a family is asked for when it registers, in this order. */
export const ASKED_CONSENTS: readonly ConsentText[] = [
  'CONDUCT',
  'RISK',
  'CONCUSSION',
  'PHOTOS',
  'NEWSLETTER',
]
