import { type ReactNode, useEffect } from 'react'
import { LanguageHint } from '../../languages/language-hint.tsx'
import styles from './account-page.module.css'

interface AccountPageProps {
  title: string
  /** The words on the pitch beside the card, where there is room. */
  motto: string
  lead?: ReactNode
  children: ReactNode
}

/** The one card of an account screen, at the corner of a pitch. */
export function AccountPage({ title, motto, lead, children }: AccountPageProps) {
  useEffect(fetchAhead, [])
  return (
    <div className={styles.page}>
      <div className={`turf mown ${styles.pitch}`}>
        <Corner />
        <p className={`display ${styles.motto}`}>{motto}</p>
      </div>
      <section className={`card ${styles.overPitch}`} aria-labelledby="account-title">
        <h1 id="account-title">{title}</h1>
        {lead && <div className={styles.lead}>{lead}</div>}
        {children}
      </section>
      <LanguageHint />
    </div>
  )
}

/** Loads ahead while somebody fills in the form. If it fails, submitting the form tries again and reports it. */
function fetchAhead(): void {
  import('../../session/account-ways.ts').catch(() => {})
}

/** The corner flag, its arc, and a pass on its way. */
function Corner() {
  return (
    <svg className={styles.corner} viewBox="0 0 480 420" aria-hidden="true" focusable="false">
      <path className={styles.line} d="M-800 40H440V1200M320 40a120 120 0 0 0 120 120" />
      <path className={styles.pass} d="M408 84C330 150 190 140 112 300" />
      <path className={styles.line} d="M440 40V-16" />
      <path className={styles.flag} d="M440 -16l-44 14 44 14z" />
      <circle className={styles.ball} cx="104" cy="316" r="14" />
    </svg>
  )
}

/** Tells a password manager which account a new password belongs to; people see the address elsewhere. */
export const UserNameForManagers = ({ email }: { email: string }) => (
  <input type="email" autoComplete="username" value={email} readOnly hidden />
)
