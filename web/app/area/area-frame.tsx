import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import styles from './area-frame.module.css'

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
      <nav className={`no-print ${styles.rail}`} aria-label={label}>
        <ul className="plain-list">
          {entries.map(({ to, name, icon, isExact, isMinor }) => (
            <li key={to} className={isMinor ? styles.minor : undefined}>
              <NavLink to={to} end={isExact}>
                {icon}
                <span>{name}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.content}>{children}</div>
    </div>
  )
}
