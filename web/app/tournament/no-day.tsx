import { Link } from 'react-router'
import styles from './tournament.module.css'

/** In place of a schedule that is not out yet: why, and one thing to do. */
export function NoDay({ what }: { what: string }) {
  return (
    <div className={styles.empty}>
      <p>{what}</p>
      <p>
        <Link to="/contact">Tell us that you would like to come</Link>, or look at{' '}
        <Link to="/events">what’s on</Link>.
      </p>
    </div>
  )
}
