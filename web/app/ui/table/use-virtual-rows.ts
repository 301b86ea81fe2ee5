import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'

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
  const [scrollMargin, setScrollMargin] = useState(0)
  useLayoutEffect(() => {
    const top = holder.current?.getBoundingClientRect().top
    if (top !== undefined) setScrollMargin(Math.round(top + window.scrollY))
  }, [])
  const virtualizer = useWindowVirtualizer({
    count,
    enabled: count > DRAWN_AT_ONCE,
    estimateSize: () => rowHeight,
    overscan: 20,
    scrollMargin,
  })
  if (count <= DRAWN_AT_ONCE) return { holder, from: 0, to: count, above: 0, below: 0 }
  const drawn = virtualizer.getVirtualItems()
  const [first, last] = [drawn[0], drawn.at(-1)]
  if (!first || !last) return { holder, from: 0, to: DRAWN_AT_ONCE, above: 0, below: 0 }
  return {
    holder,
    from: first.index,
    to: last.index + 1,
    above: first.start - scrollMargin,
    below: virtualizer.getTotalSize() - (last.end - scrollMargin),
  }
}
