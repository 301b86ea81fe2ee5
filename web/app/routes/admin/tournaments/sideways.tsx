import type { ReactNode } from 'react'
import styles from './tournament.module.css'

/** A table that may be wider than the screen: it scrolls by itself, also with the keyboard. */
export const Sideways = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached without a mouse
  <section className={styles.sideways} tabIndex={0} aria-label={label}>
    {children}
  </section>
)
