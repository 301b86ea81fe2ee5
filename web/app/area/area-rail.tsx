import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useSocialPlaces } from '../frame/social-links.tsx'
import { SiteNavLink } from '../languages/site-link.tsx'
import * as texts from './area.texts.ts'
import styles from './area-frame.module.css'
import { MoreIcon } from './area-icons.tsx'

export interface AreaEntry {
  to: string
  name: string
  icon: ReactNode
  /** Current only on this exact page, not on the pages below it. */
  isExact?: boolean
  /** Left out of the bottom bar on a phone. */
  isMinor?: boolean
}

/**
 * The navigation of an area: a side rail on a desktop, a bottom bar on a phone, where minor entries are behind "More".
 */
export function AreaRail({ label, entries }: { label: string; entries: AreaEntry[] }) {
  const { pathname } = useLocation()
  const places = useSocialPlaces()
  const minor = entries.filter(({ isMinor }) => isMinor)
  return (
    <nav className={`no-print ${styles.rail}`} aria-label={label}>
      <ul className="plain-list">
        {entries.map((entry) => (
          <li key={entry.to} className={entry.isMinor ? styles.minor : undefined}>
            <EntryLink entry={entry} />
          </li>
        ))}
        <li className={styles.more}>
          {/* The key closes the menu when the page changes. */}
          <details key={pathname}>
            <summary>
              <MoreIcon />
              <span>{texts.more}</span>
            </summary>
            <ul className={`plain-list ${styles.moreList}`}>
              {minor.map((entry) => (
                <li key={entry.to}>
                  <EntryLink entry={entry} />
                </li>
              ))}
              {places.map(({ name, href, icon }) => (
                <li key={name}>
                  <a href={href}>
                    {icon}
                    <span>{name}</span>
                  </a>
                </li>
              ))}
            </ul>
          </details>
        </li>
        <li className={styles.places}>
          {places.map(({ name, href, icon }) => (
            <a key={name} href={href} aria-label={name} title={name}>
              {icon}
            </a>
          ))}
        </li>
      </ul>
    </nav>
  )
}

const EntryLink = ({ entry: { to, name, icon, isExact } }: { entry: AreaEntry }) => (
  <SiteNavLink to={to} end={isExact}>
    {icon}
    <span>{name}</span>
  </SiteNavLink>
)
