import type { KeyRing, Place } from './key-ring.ts'

/** Global, because a process serves one installation with one set of keys. */
let ring: KeyRing | undefined

/** Call once, before reading or writing anything. */
export function useKeys(keys: KeyRing): void {
  ring = keys
}

function keys(): KeyRing {
  if (!ring) throw new Error('useKeys must come before anything is sealed or opened.')
  return ring
}

/** Encrypts a text for storage; it can only be decrypted with SECRET_KEY and in this place. */
export const seal = (place: Place, text: string): string => keys().seal(place, text)

/** Decrypts a text; throws `CannotOpen` if it was not encrypted for this place. */
export const open = (place: Place, sealed: string): string => keys().open(place, sealed)
