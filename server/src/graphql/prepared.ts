import { BoundedCache } from '../bounded-cache.ts'

const MOST_PREPARED = 500
const USES_BEFORE = 3

const uses = new BoundedCache<number>(5_000)
const prepared = new Set<string>()

/**
 * A connection keeps every statement it prepares for ever, and filters come in endless shapes: only a text that is
 * asked for again and again is prepared, and only so many of them.
 */
export function isWorthPreparing(text: string): boolean {
  if (prepared.has(text)) return true
  const count = (uses.get(text) ?? 0) + 1
  uses.set(text, count)
  if (count <= USES_BEFORE || prepared.size >= MOST_PREPARED) return false
  prepared.add(text)
  return true
}
