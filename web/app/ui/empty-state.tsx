import type { ReactNode } from 'react'
import { mixed } from '../languages/written.tsx'
import styles from './empty-state.module.css'

/** Nothing here yet: why, and the next step. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: string
  children: ReactNode
  action: ReactNode
}) {
  return (
    <section className={styles.empty}>
      <svg viewBox="0 0 200 96" aria-hidden="true" focusable="false">
        <path d="M4 88H196M4 88V40M40 88a36 36 0 0 0-36-36M132 88V34h48v54M132 48h48M132 62h48M132 76h48M148 34v54M164 34v54" />
        <path className={styles.pass} d="M78 78C92 40 112 36 126 54" />
        <circle cx="72" cy="80" r="7" />
      </svg>
      <h2>{mixed(title)}</h2>
      <p>{children}</p>
      {action}
    </section>
  )
}
