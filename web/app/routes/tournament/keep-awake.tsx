import { useEffect, useState } from 'react'
import { DeviceButton } from './device-button.tsx'
import * as texts from './rundown.texts.ts'

/** Keeps the screen on while the rundown is open; a device that cannot do that shows no button. */
export function KeepAwake() {
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
    // The browser releases it whenever the page is hidden.
    document.addEventListener('visibilitychange', take)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', take)
      lock?.release()
    }
  }, [isOn])
  return (
    <DeviceButton isAble={() => 'wakeLock' in navigator} isOn={isOn} onToggle={() => setOn(!isOn)}>
      {isOn ? texts.screenStaysOn : texts.keepScreenOn}
    </DeviceButton>
  )
}
