import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { ChangesPanel } from './changes-panel.tsx'
import { NowNext } from './now-next.tsx'
import { RevisionLine } from './revision-line.tsx'
import styles from './tournament.module.css'
import { useLiveDay } from './use-live-day.ts'
import { WeatherLine } from './weather-line.tsx'

/** Under the head of every tournament page: now and next, which revision this is, and what changed. */
export function DayBar({ day }: { day: DayView }) {
  const isLost = useLiveDay(day)
  return (
    <>
      <div className={styles.bar}>
        <NowNext day={day} />
        <RevisionLine day={day} isLost={isLost} />
      </div>
      <WeatherLine day={day} />
      <ChangesPanel key={day.slug} day={day} />
    </>
  )
}
