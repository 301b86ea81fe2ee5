import { useEffect } from 'react'

const TOUCHES = ['pointermove', 'pointerdown', 'keydown'] as const

/**
 * Fetches what somebody may soon open once they reach for the screen: with a mouse long before the click, with a finger at
 * its start. Who only looks fetches nothing. When it does not come, the part itself asks again and says so.
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
