import type { ReactNode } from 'react'
import styles from './step.module.css'
import * as texts from './step.texts.ts'

interface StepProps {
  id: string
  title: string
  hint?: ReactNode
  isDone: boolean
  /** The problem here, once somebody has tried to continue. */
  problem?: string | null
  children: ReactNode
}

/** One step on the line from start to goal. The circle fills when it is done. */
export function Step({ id, title, hint, isDone, problem, children }: StepProps) {
  return (
    <section className={`${styles.step} ${isDone ? styles.done : ''}`} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
        {isDone && <span className="visually-hidden">{texts.done}</span>}
      </h2>
      {hint && <p className="quiet">{hint}</p>}
      {children}
      {problem && (
        <p className={styles.problem} role="alert" data-problem tabIndex={-1}>
          {problem}
        </p>
      )}
    </section>
  )
}
