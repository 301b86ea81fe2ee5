/** Puts as many rows on a page as fit; a row larger than a page gets a page to itself. */
export function paged<Row>(rows: readonly Row[], sizeOf: (row: Row) => number, room: number): Row[][] {
  const pages: Row[][] = []
  let used = Number.POSITIVE_INFINITY
  for (const row of rows) {
    const size = sizeOf(row)
    if (used + size > room) {
      pages.push([])
      used = 0
    }
    pages.at(-1)?.push(row)
    used += size
  }
  return pages
}
