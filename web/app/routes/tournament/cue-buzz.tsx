import { minutesOf } from '@touchline/domain/tournament/plan/moment.ts'
import type { RundownItem } from '@touchline/domain/tournament/plan/plan.ts'
import { useEffect, useState } from 'react'
import { DeviceButton } from './device-button.tsx'

const MINUTES_BEFORE = 2
const BUZZ_MS = [200, 100, 200]

interface CueBuzzProps {
  rundown: readonly RundownItem[]
  minute: string | null
}

/** The phone buzzes two minutes before each cue; where a device cannot do that there is no button. */
export function CueBuzz({ rundown, minute }: CueBuzzProps) {
  const [isOn, setOn] = useState(false)
  const isClose =
    minute !== null &&
    rundown.some(({ start, done }) => !done && minutesOf(start) - minutesOf(minute) === MINUTES_BEFORE)
  useEffect(() => {
    if (isOn && isClose) navigator.vibrate(BUZZ_MS)
  }, [isOn, isClose])
  return (
    <DeviceButton isAble={() => 'vibrate' in navigator} isOn={isOn} onToggle={() => setOn(!isOn)}>
      {isOn ? 'Buzzes before each cue' : 'Buzz 2 minutes before a cue'}
    </DeviceButton>
  )
}
