import type { Place } from './key-ring.ts'
import { open, seal } from './seal.ts'

/** What a column keeps of a text: an empty one says nothing, and that there is none is no secret. */
export const sealStored = <Text extends string | null>(place: Place, text: Text): Text | string =>
  text === null || text === '' ? text : seal(place, text)

/**
 * The text again. One that does not look sealed was written by an older server that runs beside this one: the next start
 * seals it. Everything this server writes is sealed, so that no text of a client's can be mistaken for it.
 */
export const openStored = <Text extends string | null>(place: Place, stored: Text): Text | string =>
  stored === null || !stored.startsWith('v1.') ? stored : open(place, stored)
