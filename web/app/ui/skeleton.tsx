import * as texts from './parts.texts.ts'
import styles from './skeleton.module.css'

/** The outline of the coming page: a title, a ticket and a few cards. Shown after 150 ms. */
export function Skeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label={texts.loading}>
      <span className={styles.title} />
      <span className={styles.ticket} />
      <span className={styles.card} />
      <span className={styles.card} />
    </div>
  )
}
