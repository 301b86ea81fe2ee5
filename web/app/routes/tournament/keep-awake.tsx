import { useEffect, useState } from 'react'
import { useIsAlive } from '../../components/use-is-alive.ts'

/** The screen stays on while the rundown is open; where a device cannot do that there is no button. */
export function KeepAwake() {
  const isAlive = useIsAlive()
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    if (!isOn) return
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const take = () => {
      if (document.visibilityState === 'visible')
        navigator.wakeLock.request('screen').then(
          (taken) => {
            if (isOver) taken.release()
            else lock = taken
          },
          () => setOn(false),
        )
    }
    take()
    // The browser takes it back whenever the page is hidden.
    document.addEventListener('visibilitychange', take)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', take)
      lock?.release()
    }
  }, [isOn])
  if (!isAlive || !('wakeLock' in navigator)) return null
  return (
    <button type="button" className="button quiet-button" aria-pressed={isOn} onClick={() => setOn(!isOn)}>
      {isOn ? 'Screen stays on' : 'Keep the screen on'}
    </button>
  )
}
