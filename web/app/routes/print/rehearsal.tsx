import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import styles from './rehearsal.module.css'

/** A calm voice on a microphone: about 130 words a minute. */
const PIXELS_A_SECOND = 22
const STEP_MS = 50

/** Only the script, in large print, scrolling at the pace of speech. */
export function Rehearsal({ day }: { day: DayView }) {
  const [isOn, setOn] = useState(false)
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => {
      if (box.current) box.current.scrollTop += (PIXELS_A_SECOND * STEP_MS) / 1000
    }, STEP_MS)
    return () => clearInterval(timer)
  }, [isOn])
  const cues = day.rundown.filter(({ mcText }) => mcText)
  if (cues.length === 0) return null
  return (
    <details className={`needs-script ${styles.rehearsal}`}>
      <summary>Rehearse</summary>
      <Button kind="quiet" onClick={() => setOn(!isOn)}>
        {isOn ? 'Stop' : 'Scroll at speaking pace'}
      </Button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by the keyboard as well */}
      <section ref={box} className={styles.script} tabIndex={0} aria-label="Script">
        {cues.map(({ id, mcText }) => (
          <p key={id}>{mcText}</p>
        ))}
      </section>
    </details>
  )
}
