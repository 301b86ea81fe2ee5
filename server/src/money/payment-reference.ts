import { randomInt } from 'node:crypto'

/** Without letters and digits that are easily confused. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** The reference that a family writes on a payment: R for a registration, K for kit. */
export const newReference = (kind: 'R' | 'K'): string =>
  `${kind}-${Array.from({ length: 7 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`
