/** Above what is in sight and below it: a finger is faster than a frame. */
const AHEAD = 20
/** Drawn anew once as many have passed, not for each. */
const STEP = 10

/** Which of equally high rows to draw, by how far the first one's top is from that of the window. */
export function drawnRows(count: number, rowHeight: number, top: number, windowHeight: number) {
  const passed = Math.floor(Math.max(0, -top) / rowHeight / STEP) * STEP
  const inSight = Math.ceil(windowHeight / rowHeight) + STEP
  const to = Math.min(count, passed + inSight + AHEAD)
  return { from: Math.max(0, Math.min(passed, to) - AHEAD), to }
}
