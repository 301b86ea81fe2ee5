/**
 * How many of these kick-offs can be used with this many minutes between them. Always taking the next possible one
 * gives the most.
 */
export function mostApart(starts: readonly number[], apart: number): number {
  let count = 0
  let last = Number.NEGATIVE_INFINITY
  for (const start of starts.toSorted((a, b) => a - b))
    if (start - last >= apart) {
      count += 1
      last = start
    }
  return count
}
