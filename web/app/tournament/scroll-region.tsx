import type { ReactNode } from 'react'
import styles from './tournament.module.css'

interface ScrollRegionProps {
  label: string
  className?: string
  children: ReactNode
}

/** For content wider than a phone: it scrolls by itself, also with the keyboard. */
export function ScrollRegion({ label, className = styles.scroll, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard could not scroll it
    <section className={className} tabIndex={0} aria-label={label}>
      {children}
    </section>
  )
}
