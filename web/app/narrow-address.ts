import { type Known, pageReads } from './page-reads.ts'

/**
 * The same address without values that mean nothing on its page, or null when there are none. Any team could be asked
 * for, and each would be rendered as the same page.
 */
export function narrowAddress(url: string, loaderData: Readonly<Record<string, unknown>>): string | null {
  const { pathname, searchParams } = new URL(url)
  if (searchParams.size === 0) return null
  const known: Known = Object.assign(
    {},
    ...Object.entries(loaderData).map(([id, data]) => (data ? pageReads[id]?.known?.(data) : undefined)),
  )
  const kept = new URLSearchParams(
    [...searchParams].filter(([name, value]) => known[name]?.includes(value) ?? true),
  )
  if (kept.size === searchParams.size) return null
  return kept.size === 0 ? pathname : `${pathname}?${kept}`
}
