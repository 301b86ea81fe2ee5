import styles from './health-mark.module.css'

/** Shows that there are health notes; their text is requested separately. */
export function HealthMark({ hasNotes }: { hasNotes: boolean }) {
  if (!hasNotes) return null
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 16 16"
      width="16"
      height="16"
      role="img"
      aria-label="Has health notes"
    >
      <path d="M8 3v10M3 8h10" />
    </svg>
  )
}
