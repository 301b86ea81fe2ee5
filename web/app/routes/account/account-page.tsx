import type { ReactNode } from 'react'
import styles from './account-page.module.css'

/** The one card of an account screen, on the corner of a pitch. */
export function AccountPage({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <svg className={styles.corner} viewBox="0 0 200 200" aria-hidden="true" focusable="false">
        <path d="M0 1H199V200M139 1a60 60 0 0 0 60 60" />
      </svg>
      <section className={`card ${styles.card}`} aria-labelledby="account-title">
        <h1 id="account-title">{title}</h1>
        {lead && <div className={styles.lead}>{lead}</div>}
        {children}
      </section>
    </div>
  )
}
