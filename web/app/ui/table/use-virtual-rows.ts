import { useEffect, useRef, useState } from 'react'

/** As many rows are cheap to draw at once; more are drawn as they come into sight. */
const DRAWN_AT_ONCE = 120

interface VirtualRows {
  /** Goes on the element that holds the rows. */
  holder: React.RefObject<HTMLElement | null>
  /** Which rows to draw. */
  from: number
  to: number
  /** Room for those that are not drawn, in pixels. */
  above: number
  below: number
}

/** A thousand rows scroll like ten. */
export function useVirtualRows(count: number, rowHeight: number): VirtualRows {
  const holder = useRef<HTMLElement | null>(null)
  const [drawn, setDrawn] = useState({ from: 0, to: DRAWN_AT_ONCE })
  const isLong = count > DRAWN_AT_ONCE
  useEffect(() => {
    if (!isLong) return
    const look = () => {
      const top = holder.current?.getBoundingClientRect().top ?? 0
      const next = drawnRows(count, rowHeight, top, window.innerHeight)
      setDrawn((now) => (now.from === next.from && now.to === next.to ? now : next))
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [isLong, count, rowHeight])
  if (!isLong) return { holder, from: 0, to: count, above: 0, below: 0 }
  // Fewer rows may be here than when it was looked last.
  const to = Math.min(drawn.to, count)
  const from = Math.min(drawn.from, to)
  return { holder, from, to, above: from * rowHeight, below: (count - to) * rowHeight }
}

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
