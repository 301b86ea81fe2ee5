/** The texts a family agrees to; each is versioned in the club's settings. */
export const CONSENT_TEXTS = [
  'CONDUCT',
  'RISK',
  'CONCUSSION',
  'PHOTOS',
  'NEWSLETTER',
  'FUN_DAY_WAIVER',
] as const
