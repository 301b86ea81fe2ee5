import { useSyncExternalStore } from 'react'
import * as texts from './area.texts.ts'
import styles from './offline-note.module.css'

/** Shown as soon as the phone goes offline, not only once something could not be sent. */
export function OfflineNote() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div className={`no-print ${styles.place}`} role="status">
      {!isOnline && <p className={styles.note}>{texts.offline}</p>}
    </div>
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
