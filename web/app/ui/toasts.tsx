import { useEffect, useSyncExternalStore } from 'react'
import { makeStore } from '../session/store.ts'
import styles from './toasts.module.css'

const SHOWN_MS = 6_000

const message = makeStore<{ text: string } | null>(null)

/** Tells, in passing, that something is done. */
export const say = (text: string): void => message.set({ text })

/** Where it is told: one at a time, read aloud when the reader has a moment. */
export function Toasts() {
  const current = useSyncExternalStore(message.subscribe, message.get, () => null)
  useEffect(() => {
    if (!current) return
    const timer = setTimeout(() => message.set(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [current])
  return (
    <div className={`no-print ${styles.place}`} role="status">
      {current && <p className={styles.toast}>{current.text}</p>}
    </div>
  )
}
