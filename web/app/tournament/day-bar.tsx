import { dayPhase } from '@touchline/domain/tournament/view/day-phase.ts'
import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { written } from '../languages/written.tsx'
import { ChangesPanel } from './changes-panel.tsx'
import { NowNext } from './now-next.tsx'
import { RevisionLine } from './revision-line.tsx'
import styles from './tournament.module.css'
import * as texts from './tournament.texts.ts'
import { useClubClock } from './use-club-minute.ts'
import { useLiveDay } from './use-live-day.ts'

/** Below the heading of every tournament page: now and next, the revision, and what changed. */
export function DayBar({ day, teamIds }: { day: DayView; teamIds?: readonly string[] }) {
  const isLost = useLiveDay(day)
  return (
    <>
      <div className={styles.bar}>
        <NowNext day={day} />
        <RevisionLine day={day} isLost={isLost} />
      </div>
      <WeatherLine day={day} />
      <ChangesPanel key={day.slug} day={day} teamIds={teamIds} />
    </>
  )
}

const WORDS: Record<DayView['weather']['state'], string> = {
  ON: texts.dayOn,
  DELAYED: texts.dayDelayed,
  MOVED: texts.dayMoved,
  CANCELLED: texts.dayOff,
}

/** The desk's weather line, until the day is over; a cancellation replaces "now and next". */
function WeatherLine({ day }: { day: DayView }) {
  const { today } = useClubClock()
  const phase = dayPhase(day, today)
  const { state, message } = day.weather
  if (phase === 'OVER' || phase === 'CANCELLED' || (state === 'ON' && !message)) return null
  return (
    <p className={styles.changes} role="status">
      <span>
        <strong>{WORDS[state]}</strong> {written(message)}
      </span>
    </p>
  )
}
