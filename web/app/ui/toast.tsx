import { useEffect, useState, useSyncExternalStore } from 'react'
import { mixed } from '../languages/written.tsx'
import { makeStore } from '../session/store.ts'
import { Button } from './button.tsx'
import { CloseButton } from './close-button.tsx'
import * as texts from './parts.texts.ts'
import styles from './toast.module.css'

const SHOWN_MS = 6_000
const UNDO_MS = 10_000
/** More would cover the screen; the oldest is removed. */
const MOST = 3

interface Toast {
  id: number
  text: string
  isProblem?: boolean
  /** Undoes the action. */
  undo?: () => void
}

const toasts = makeStore<readonly Toast[]>([])
let last = 0

function show(toast: Omit<Toast, 'id'>): void {
  last += 1
  toasts.set([...toasts.get(), { ...toast, id: last }].slice(-MOST))
}

const dismiss = (id: number): void => toasts.set(toasts.get().filter((toast) => toast.id !== id))

/** Briefly says that something is done; an undo is possible for as long as the message is shown. */
export const notify = (text: string, { undo }: Pick<Toast, 'undo'> = {}): void => show({ text, undo })

/** Says that something failed; it stays until it is closed. */
export const notifyProblem = (text: string): void => show({ text, isProblem: true })

/** Where an area shows its toasts: screen readers announce them politely, and problems at once. */
export function Toasts() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get, () => NONE)
  return (
    <div className={`no-print ${styles.place}`}>
      <div className={styles.list} role="status">
        {shown
          .filter(({ isProblem }) => !isProblem)
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
      </div>
      {shown
        .filter(({ isProblem }) => isProblem)
        .map((toast) => (
          <div key={toast.id} role="alert">
            <ToastCard toast={toast} />
          </div>
        ))}
    </div>
  )
}

const NONE: readonly Toast[] = []

function ToastCard({ toast: { id, text, isProblem, undo } }: { toast: Toast }) {
  // A message stays while somebody reads it or is about to press one of its buttons.
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld || isProblem) return
    const timer = setTimeout(() => dismiss(id), undo ? UNDO_MS : SHOWN_MS)
    return () => clearTimeout(timer)
  }, [id, isHeld, isProblem, undo])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens here, it only waits while somebody is at it
    <div
      className={`${styles.toast} ${isProblem ? styles.problem : ''}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p>{mixed(text)}</p>
      {undo && (
        <Button
          kind="plain"
          onClick={() => {
            dismiss(id)
            undo()
          }}
        >
          {texts.undo}
        </Button>
      )}
      <CloseButton label={texts.closeMessage} onClick={() => dismiss(id)} />
    </div>
  )
}
