import type { ReactNode } from 'react'
import styles from './form.module.css'

interface FrameProps {
  id: string
  label: string
  hint?: ReactNode
  error?: ReactNode
  isOptional: boolean
  children: ReactNode
}

/** Label above, the control, then what helps and what is wrong. The control is `id`, described by `{id}-notes`. */
export function FieldFrame({ id, label, hint, error, isOptional, children }: FrameProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} {isOptional && <span className={styles.optional}>(optional)</span>}
      </label>
      {children}
      <div id={`${id}-notes`} className={styles.notes}>
        {hint && <div>{hint}</div>}
        {error && (
          <div className={styles.error} role="alert">
            {error}
          </div>
        )}
      </div>
    </div>
  )
}
