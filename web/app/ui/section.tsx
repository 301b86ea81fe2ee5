import type { ReactNode } from 'react'
import styles from './section.module.css'

interface SectionProps {
  id: string
  title: ReactNode
  lead?: ReactNode
  /** Stands at the right of the title where there is room. */
  aside?: ReactNode
  onTurf?: boolean
  className?: string
  children: ReactNode
}

/** A section of the page: the chalk line comes in along one side, bends and runs on above the title. */
export function Section({ id, title, lead, aside, onTurf = false, className = '', children }: SectionProps) {
  const ground = onTurf ? `turf ${styles.onTurf}` : ''
  return (
    <section id={id} className={`${styles.section} ${ground} ${className}`} aria-labelledby={`${id}-title`}>
      <header className={styles.head}>
        <div>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {aside}
      </header>
      {children}
    </section>
  )
}
