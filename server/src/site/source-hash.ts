import { hash } from 'node:crypto'
import { BoundedCache } from '../bounded-cache.ts'

/** How a content security policy names one inline script or style sheet. */
export const sourceHash = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`

const MOST_KNOWN = 200
const MOST_BYTES = 8 * 1024 * 1024

/** The same, for texts that come again: most of what stands in a page stands in the next one, too. */
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
