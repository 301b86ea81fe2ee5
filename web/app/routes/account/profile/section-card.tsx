import { type ReactNode, useId } from 'react'
import styles from './profile.module.css'

/** One matter of the profile. */
export function SectionCard({
  title,
  anchor,
  isDanger,
  children,
}: {
  title: string
  /** By which an address leads here. */
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
