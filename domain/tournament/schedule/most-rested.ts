/**
 * The most matches that these kick-offs hold when no team plays again before it has rested. In a stretch shorter than a
 * match and its rest nobody plays twice, so it holds half as many matches as there are teams. The kick-offs are parted
 * into such stretches in the way that leaves the least room: whatever the parting, no schedule has more.
 */
export function mostRested(
  starts: readonly number[],
  { apart, atOnce }: { apart: number; atOnce: number },
): number {
  const inOrder = starts.toSorted((a, b) => a - b)
  // For the first so many kick-offs, the least that any parting leaves.
  const room = [0]
  inOrder.forEach((last, n) => {
    let least = Number.POSITIVE_INFINITY
    for (let first = n; first >= 0 && last - (inOrder[first] ?? 0) < apart; first -= 1)
      least = Math.min(least, (room[first] ?? 0) + Math.min(n - first + 1, atOnce))
    room.push(least)
  })
  return room.at(-1) ?? 0
}
