import type { Place } from './key-ring.ts'
import { open, seal } from './seal.ts'

/** Encrypts a text for a column. Empty texts are stored as they are, because they are no secret. */
export const sealStored = <Text extends string | null>(place: Place, text: Text): Text | string =>
  text === null || text === '' ? text : seal(place, text)

/**
 * Decrypts a stored text. A plain one was written by an older server that is still running; the next start encrypts
 * it. This server encrypts everything it writes, so a client's text can never be mistaken for a ciphertext.
 */
export const openStored = <Text extends string | null>(place: Place, stored: Text): Text | string =>
  stored === null || !stored.startsWith('v1.') ? stored : open(place, stored)
