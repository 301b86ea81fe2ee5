import { randomInt } from 'node:crypto'

/** No letters or digits that are taken for one another when read aloud. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** What a family writes on a payment: R for a registration, K for kit. */
export const newReference = (kind: 'R' | 'K'): string =>
  `${kind}-${Array.from({ length: 7 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`
