import type { ReactNode } from 'react'
import styles from './error-screen.module.css'

/** One error, in words, with every way on. */
export function ErrorScreen({
  title,
  children,
  actions,
}: {
  title: string
  children: ReactNode
  actions: ReactNode
}) {
  return (
    <section className={styles.screen} role="alert">
      <OffsideFlag />
      <h1>{title}</h1>
      <div className={styles.words}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </section>
  )
}

/** The assistant's flag at the touchline: play has stopped, nothing more. */
function OffsideFlag() {
  return (
    <svg className={styles.flag} viewBox="0 0 160 120" aria-hidden="true" focusable="false">
      <path className={styles.line} d="M4 110H156" />
      <path className={styles.line} d="M60 110V18" />
      <path className={styles.cloth} d="M60 20h52v34H60z" />
      <path className={styles.check} d="M60 20h26v17H60zM86 37h26v17H86z" />
      <circle className={styles.ball} cx="124" cy="99" r="10" />
    </svg>
  )
}
