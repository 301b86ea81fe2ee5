import { dayPhase } from '@touchline/domain/tournament/view/day-phase.ts'
import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import styles from './tournament.module.css'
import { useClubClock } from './use-club-minute.ts'

const WORDS: Record<DayView['weather']['state'], string> = {
  ON: 'The day is on.',
  DELAYED: 'The day is delayed.',
  MOVED: 'The day has moved.',
  CANCELLED: 'The day is off.',
}

/** What the desk says of the weather, until the day is over; that it is off stands in place of now and next. */
export function WeatherLine({ day }: { day: DayView }) {
  const { today } = useClubClock()
  const phase = dayPhase(day, today)
  const { state, message } = day.weather
  if (phase === 'OVER' || phase === 'CANCELLED' || (state === 'ON' && !message)) return null
  return (
    <p className={styles.changes} role="status">
      <span>
        <strong>{WORDS[state]}</strong> {message}
      </span>
    </p>
  )
}
