import { useEffect, useRef, useState } from 'react'
import { drawnRows } from './drawn-rows.ts'

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
