import { useEffect, useRef, useState } from 'react'

/** Up to this many rows are cheap to render at once; with more, they are rendered as they come into view. */
const DRAWN_AT_ONCE = 120

interface VirtualRows {
  /** Goes on the element that holds the rows. */
  holder: React.RefObject<HTMLElement | null>
  /** Which rows to draw. */
  from: number
  to: number
  /** The space for rows that are not rendered, in pixels. */
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
  // There may be fewer rows than at the last measurement.
  const to = Math.min(drawn.to, count)
  const from = Math.min(drawn.from, to)
  return { holder, from, to, above: from * rowHeight, below: (count - to) * rowHeight }
}

/** Rows rendered above and below the visible ones, since a finger is faster than a frame. */
const AHEAD = 20
/** Renders again once this many rows have passed, not for each. */
const STEP = 10

/** Which of equally high rows to render, from the distance between the first row's top and the window's. */
export function drawnRows(count: number, rowHeight: number, top: number, windowHeight: number) {
  const passed = Math.floor(Math.max(0, -top) / rowHeight / STEP) * STEP
  const inSight = Math.ceil(windowHeight / rowHeight) + STEP
  const to = Math.min(count, passed + inSight + AHEAD)
  return { from: Math.max(0, Math.min(passed, to) - AHEAD), to }
}
