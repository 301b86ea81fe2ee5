import type { ReactNode } from 'react'
import styles from './loading.module.css'
import * as texts from './ui.texts.ts'

interface LoadingProps {
  message?: string
  size?: 'small' | 'medium' | 'large'
  children?: ReactNode
}

/** A ball on its line, and what is being loaded. Shown after 150 ms, so that quick answers do not flash. */
export function Loading({ message = texts.loading, size = 'medium', children }: LoadingProps) {
  return (
    <div className={`${styles.loading} ${styles[size]}`} role="status">
      <svg viewBox="0 0 96 24" aria-hidden="true" focusable="false">
        <path d="M2 20H94" />
        <circle cx="48" cy="12" r="7" />
        <path d="M48 8l3.8 2.8-1.5 4.4h-4.6l-1.5-4.4z" />
      </svg>
      <p>{message}</p>
      {children}
    </div>
  )
}
