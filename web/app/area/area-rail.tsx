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
  /** Only here, not on the pages below it. */
  isExact?: boolean
  /** Left out of the bottom bar on phones. */
  isMinor?: boolean
}

/** The ways of an area: at the left on desks, under the thumb on phones, where the minor ones are folded away. */
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
          {/* Whoever has gone on does not find it open. */}
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
