import styles from './calendar.module.css'
import * as texts from './calendar.texts.ts'
import type { Mark } from './month-weeks.ts'

const NAMES: Record<Mark, string> = {
  TRAINING: texts.trainingDay,
  GAME: texts.gameDay,
  BOTH: texts.both,
  EVENT: texts.event,
  EVENT_AND_TRAINING: texts.eventAndTraining,
  OFF: texts.noTraining,
}

export function Legend({ marks }: { marks: readonly Mark[] }) {
  return (
    <ul className={`plain-list ${styles.legend}`} aria-label={texts.legend}>
      {marks.map((mark) => (
        <li key={mark}>
          <span className={`${styles.mark} ${styles[mark]}`} aria-hidden="true" /> {NAMES[mark]}
        </li>
      ))}
    </ul>
  )
}
