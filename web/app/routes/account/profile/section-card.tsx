import { type ReactNode, useId } from 'react'
import styles from './profile.module.css'

/** One section of the profile. */
export function SectionCard({
  title,
  anchor,
  isDanger,
  children,
}: {
  title: string
  /** The hash that links to it. */
  anchor?: string
  isDanger?: boolean
  children: ReactNode
}) {
  const id = useId()
  return (
    <section
      id={anchor}
      className={`card ${styles.stack} ${isDanger ? styles.danger : ''}`}
      aria-labelledby={id}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
