import { hash } from 'node:crypto'
import { BoundedCache } from '../bounded-cache.ts'

/** The hash of an inline script or style sheet, as a Content-Security-Policy lists it. */
export const sourceHash = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`

const MOST_KNOWN = 200
const MOST_BYTES = 8 * 1024 * 1024

/** The same with a cache, because most inline sources of a page are in the next one too. */
export function hashesOnce(): typeof sourceHash {
  const known = new BoundedCache<string>(MOST_KNOWN, {
    bytes: MOST_BYTES,
    weigh: (text) => text.length * 2,
  })
  return (text) => {
    const found = known.get(text)
    if (found) return found
    const made = sourceHash(text)
    known.set(text, made)
    return made
  }
}
