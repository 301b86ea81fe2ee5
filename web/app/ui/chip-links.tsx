import { SiteLink } from '../languages/site-link.tsx'
import { written } from '../languages/written.tsx'
import styles from './chip-links.module.css'

interface Chip {
  to: string
  name: string
  isCurrent: boolean
}

/** Filters as links: they can be shared, and work without scripts. */
export function ChipLinks({ label, chips }: { label: string; chips: readonly Chip[] }) {
  return (
    <nav className="no-print" aria-label={label}>
      <ul className={`plain-list ${styles.chips}`}>
        {chips.map(({ to, name, isCurrent }) => (
          <li key={to}>
            <SiteLink to={to} preventScrollReset aria-current={isCurrent ? 'true' : undefined}>
              {written(name)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
