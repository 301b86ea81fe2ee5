import { BoundedCache } from '../bounded-cache.ts'

const MOST_PREPARED = 500
const USES_BEFORE = 3
/** Connections live less than an hour, and their prepared statements with them; then the count starts again. */
const LIFETIME_MS = 60 * 60 * 1000
/** The site's longest statement has about 8,000 characters; each connection keeps a plan for it. */
const LONGEST_TEXT = 32_000

const uses = new BoundedCache<number>(5_000, { bytes: 8 * 1024 * 1024, weigh: (text) => 2 * text.length })
const prepared = { texts: new Set<string>(), length: 0, since: 0 }
/** The total length of all prepared statements on a connection. */
const MOST_LENGTH = 2_000_000

/**
 * A connection keeps its prepared statements as long as it lives, and filters have endless shapes. So we only prepare
 * statements that are used repeatedly and are not too long, and only a limited number of them.
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
