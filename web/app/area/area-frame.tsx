import type { ReactNode } from 'react'
import styles from './area-frame.module.css'
import { AreaRail } from './area-rail.tsx'

export interface AreaEntry {
  to: string
  name: string
  icon: ReactNode
  /** Only here, not on the pages below it. */
  isExact?: boolean
  /** Left out of the bottom bar on phones. */
  isMinor?: boolean
}

/** The areas behind sign-in: a rail on desks, a bar under the thumb on phones. */
export function AreaFrame({
  label,
  entries,
  children,
}: {
  label: string
  entries: AreaEntry[]
  children: ReactNode
}) {
  return (
    <div className={styles.area} data-area>
      <AreaRail label={label} entries={entries} />
      <div className={styles.content}>{children}</div>
    </div>
  )
}
