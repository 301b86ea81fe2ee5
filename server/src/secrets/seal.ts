import type { KeyRing, Place } from './key-ring.ts'

/** A process serves one installation, which has one set of keys, as it has one environment. */
let ring: KeyRing | undefined

/** To be called once, before anything is read or written. */
export function useKeys(keys: KeyRing): void {
  ring = keys
}

function keys(): KeyRing {
  if (!ring) throw new Error('useKeys must come before anything is sealed or opened.')
  return ring
}

/** A text as it is kept: unreadable without SECRET_KEY, and of use in this place only. */
export const seal = (place: Place, text: string): string => keys().seal(place, text)

/** The text again; throws `CannotOpen` for anything that was not sealed in this place. */
export const open = (place: Place, sealed: string): string => keys().open(place, sealed)
