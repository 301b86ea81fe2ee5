import { BoundedCache } from '../bounded-cache.ts'

const MOST_PREPARED = 500
const USES_BEFORE = 3
/** A connection, and what it has prepared, is gone within the hour: then there is room again. */
const LIFETIME_MS = 60 * 60 * 1000
/** The longest text that the site needs has some 8,000 characters; each connection keeps a plan for it. */
const LONGEST_TEXT = 32_000

const uses = new BoundedCache<number>(5_000, { bytes: 8 * 1024 * 1024, weigh: (text) => 2 * text.length })
const prepared = { texts: new Set<string>(), length: 0, since: 0 }
/** All of them together, on each connection. */
const MOST_LENGTH = 2_000_000

/**
 * A connection keeps every statement it prepares as long as it lives, and filters come in endless shapes: only a text
 * that is asked for again and again is prepared, none that is very long, and only so many of them.
 */
export function isWorthPreparing(text: string, now = performance.now()): boolean {
  if (prepared.texts.has(text)) return true
  if (text.length > LONGEST_TEXT) return false
  const count = (uses.get(text) ?? 0) + 1
  uses.set(text, count)
  if (count <= USES_BEFORE) return false
  if (now - prepared.since > LIFETIME_MS) Object.assign(prepared, { texts: new Set(), length: 0, since: now })
  if (prepared.texts.size >= MOST_PREPARED || prepared.length + text.length > MOST_LENGTH) return false
  prepared.texts.add(text)
  prepared.length += text.length
  return true
}
