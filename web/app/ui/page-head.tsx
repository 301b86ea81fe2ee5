import type { ReactNode } from 'react'
import styles from './page-head.module.css'

interface PageHeadProps {
  title: ReactNode
  eyebrow?: ReactNode
  lead?: ReactNode
  /** The main action and what goes with it. */
  children?: ReactNode
}

/** The head of a public page: the corner of a freshly mown pitch. */
export function PageHead({ title, eyebrow, lead, children }: PageHeadProps) {
  return (
    <header className={`turf mown ${styles.head}`}>
      <svg className={styles.pitch} viewBox="0 0 480 320" aria-hidden="true" focusable="false">
        <path d="M440 -400V720M440 24H300V296H440M440 92H374V228H440M300 108a76 76 0 0 0 0 104" />
        <circle className={styles.spot} cx="338" cy="160" r="4" />
        <path className={styles.pass} d="M20 262C90 130 196 96 330 152" />
        <circle className={styles.ball} cx="20" cy="270" r="9" />
      </svg>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children && <div className={`no-print ${styles.actions}`}>{children}</div>}
    </header>
  )
}
