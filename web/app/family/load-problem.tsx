import { useFrame } from '../club/use-frame.ts'
import styles from './family.module.css'
import { plainProblem } from './plain-problem.ts'

interface LoadProblemProps {
  error: Error
  isBusy: boolean
  onRetry: () => void
  /** What is on the screen came before, and may have changed since. */
  isOld?: boolean
}

export function LoadProblem({ error, isBusy, onRetry, isOld }: LoadProblemProps) {
  const contact = useFrame()?.contact
  return (
    <div className={`${styles.card} ${styles.section}`} role="alert">
      <p>
        <strong>{isOld ? 'What you see may be a little old.' : 'This did not load.'}</strong>{' '}
        {plainProblem(error)}
      </p>
      <div className={styles.actions}>
        <button type="button" className="button" disabled={isBusy} onClick={onRetry}>
          {isBusy ? 'Trying again...' : 'Try again'}
        </button>
        {contact && <a href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>Or call {contact.phone}</a>}
      </div>
    </div>
  )
}
