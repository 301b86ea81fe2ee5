import { NavLink } from 'react-router'
import styles from './area-frame.module.css'
import type { AreaEntry } from './area-frame.tsx'

/** The ways of an area: at the left on desks, under the thumb on phones. */
export function AreaRail({ label, entries }: { label: string; entries: AreaEntry[] }) {
  return (
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
  )
}
