import { useEffect } from 'react'

const TOUCHES = ['pointermove', 'pointerdown', 'keydown'] as const

/**
 * Loads what somebody may soon open, as soon as they reach for the screen: with a mouse long before the click, with a
 * finger at its start. A visitor who only looks loads nothing. If it fails, the part itself tries again and reports it.
 */
export function useAtFirstTouch(load: () => Promise<unknown>): void {
  useEffect(() => {
    const start = () => {
      stop()
      load().catch(() => {})
    }
    const stop = () => {
      for (const touch of TOUCHES) window.removeEventListener(touch, start)
    }
    for (const touch of TOUCHES) window.addEventListener(touch, start, { passive: true })
    return stop
  }, [load])
}
