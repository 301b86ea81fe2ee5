import styles from './status-chip.module.css'
import * as texts from './ui.texts.ts'

type State = 'ON' | 'DELAYED' | 'MOVED' | 'CANCELLED'

const WORDS: Record<State, string> = {
  ON: texts.on,
  DELAYED: texts.delayed,
  MOVED: texts.moved,
  CANCELLED: texts.cancelled,
}
const MARKS: Record<State, string> = {
  ON: 'M3 8l4 4 6-8',
  DELAYED: 'M8 1.8a6.2 6.2 0 1 1 0 12.4a6.2 6.2 0 1 1 0-12.4zM8 5v3.2l2 1.2',
  MOVED: 'M2 8h11M9 4l4 4-4 4',
  CANCELLED: 'M4 4l8 8M12 4l-8 8',
}

/** The status of a date: a word, a mark and a colour. */
export function StatusChip({ state }: { state: State }) {
  return (
    <span className={`${styles.chip} ${styles[state]}`}>
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d={MARKS[state]} />
      </svg>
      {WORDS[state]}
    </span>
  )
}
