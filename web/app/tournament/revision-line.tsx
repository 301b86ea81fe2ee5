import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { useSyncExternalStore } from 'react'
import { instantWords, revisionWords } from './revision-words.ts'
import styles from './tournament.module.css'

/** Which revision this is, and whether it can be trusted to be the last. */
export function RevisionLine({ day, isLost }: { day: DayView; isLost: boolean }) {
  const isOffline = useIsOffline() || isLost
  const of = day.publishedAt === null ? '' : ` of ${instantWords(day.publishedAt)}`
  return (
    <p className={`${styles.revision} ${isOffline ? styles.offline : ''}`} role="status">
      {isOffline ? `Offline, revision ${day.revision}${of}` : revisionWords(day)}
      {isOffline && <span className="quiet"> It is the last one this device has seen.</span>}
    </p>
  )
}

function subscribe(onChange: () => void) {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

const useIsOffline = () =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )
