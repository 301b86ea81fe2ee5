import type { ReactNode } from 'react'
import styles from './form.module.css'

/** A message about the whole form, announced when it appears. */
export function FormMessage({
  kind = 'problem',
  children,
}: {
  kind?: 'problem' | 'done'
  children: ReactNode
}) {
  return (
    <div className={`${styles.message} ${styles[kind]}`} role={kind === 'problem' ? 'alert' : 'status'}>
      {children}
    </div>
  )
}
