import { Link } from 'react-router'
import styles from '../desk/desk.module.css'

export interface StatusTab {
  /** '' is all of them. */
  value: string
  name: string
  count: number | undefined
}

interface StatusTabsProps {
  label: string
  tabs: readonly StatusTab[]
  value: string
  to: (value: string) => string
}

/** Links, so that each tab has its address; the counts are those of the filters that are set. */
export const StatusTabs = ({ label, tabs, value, to }: StatusTabsProps) => (
  <nav className={`no-print ${styles.tabs}`} aria-label={label}>
    <ul className="plain-list">
      {tabs.map((tab) => (
        <li key={tab.value}>
          <Link
            to={to(tab.value)}
            replace
            preventScrollReset
            aria-current={tab.value === value ? 'page' : undefined}
          >
            {tab.name} <span className={styles.count}>{tab.count?.toLocaleString('en-CA') ?? '…'}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
