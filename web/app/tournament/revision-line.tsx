import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { useSyncExternalStore } from 'react'
import { offlineWords, revisionWords } from './revision-words.ts'
import styles from './tournament.module.css'
import * as texts from './tournament.texts.ts'

/** The revision, and whether it is certain to be the latest. */
export function RevisionLine({ day, isLost }: { day: DayView; isLost: boolean }) {
  const isOffline = useIsOffline() || isLost
  return (
    <p className={`${styles.revision} ${isOffline ? styles.offline : ''}`} role="status">
      {isOffline ? offlineWords(day) : revisionWords(day)}
      {isOffline && <span className="quiet">{texts.lastSeen}</span>}
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
