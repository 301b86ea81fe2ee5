import styles from './progress-line.module.css'
import * as texts from './registration-form.texts.ts'

/** A ball on its way to the goal. */
export function ProgressLine({ share }: { share: number }) {
  const percent = Math.round(share * 100)
  return (
    <div
      className={styles.line}
      role="progressbar"
      aria-label={texts.progress}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <svg className={styles.way} aria-hidden="true">
        <rect className={styles.done} y="30" width={`${percent}%`} height="2" />
        <svg className={styles.ball} x={`${percent}%`} y="8" overflow="visible" aria-hidden="true">
          <g transform="translate(-11 0) scale(0.9167)">
            <circle cx="12" cy="12" r="10" />
            <path d="M12 7l4.8 3.5-1.8 5.6H9l-1.8-5.6z" />
          </g>
        </svg>
      </svg>
      <svg className={styles.goal} viewBox="0 0 32 28" aria-hidden="true">
        <path d="M2 27V2h28v25M2 9h28M2 16h28M2 23h28M9 2v25M16 2v25M23 2v25" />
      </svg>
    </div>
  )
}
