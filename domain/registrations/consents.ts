/** The texts that a family agrees to. Their versions are in the club's settings. */
export const CONSENT_TEXTS = [
  'CONDUCT',
  'RISK',
  'CONCUSSION',
  'PHOTOS',
  'NEWSLETTER',
  'FUN_DAY_WAIVER',
] as const
export type ConsentText = (typeof CONSENT_TEXTS)[number]

/** A child cannot be registered without these (E-7). */
export const REQUIRED_CONSENTS = ['CONDUCT', 'RISK', 'CONCUSSION'] as const

export const missingConsents = (given: readonly ConsentText[]): ConsentText[] =>
  REQUIRED_CONSENTS.filter((text) => !given.includes(text))
