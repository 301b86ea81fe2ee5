import styles from './calendar.module.css'
import type { Mark } from './month-weeks.ts'

const NAMES: Record<Mark, string> = {
  TRAINING: 'Training day',
  GAME: 'Game day',
  BOTH: 'Both: game and training',
  EVENT: 'Event',
  EVENT_AND_TRAINING: 'Event and training',
  OFF: 'No training',
}

export function Legend({ marks }: { marks: readonly Mark[] }) {
  return (
    <ul className={`plain-list ${styles.legend}`} aria-label="Legend">
      {marks.map((mark) => (
        <li key={mark}>
          <span className={`${styles.mark} ${styles[mark]}`} aria-hidden="true" /> {NAMES[mark]}
        </li>
      ))}
    </ul>
  )
}
