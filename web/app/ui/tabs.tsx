import { formatCount } from '@touchline/domain/format-count.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import styles from './tabs.module.css'

export interface Tab {
  /** '' is the first tab: all of them, or the overview. */
  value: string
  name: string
  /** Shown after the name, if given: the count; undefined while it is not known. */
  count?: ReactNode
}

interface TabsProps {
  label: string
  tabs: readonly Tab[]
  value: string
  to: (value: string) => string
}

/** Links, so that each tab has its own address. On a phone the current one is scrolled into view. */
export function Tabs({ label, tabs, value, to }: TabsProps) {
  const row = useRef<HTMLElement>(null)
  const here = useRef<HTMLAnchorElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is current
  useEffect(() => {
    // In the next frame: measuring forces a layout, which happens then in any case.
    const frame = requestAnimationFrame(() => {
      if (!row.current || !here.current) return
      const { offsetLeft, offsetWidth } = here.current
      row.current.scrollLeft = offsetLeft - (row.current.clientWidth - offsetWidth) / 2
    })
    return () => cancelAnimationFrame(frame)
  }, [value])
  return (
    <nav ref={row} className={`no-print ${styles.tabs}`} aria-label={label}>
      <ul className="plain-list">
        {tabs.map((tab) => (
          <li key={tab.value}>
            <Link
              ref={tab.value === value ? here : undefined}
              to={to(tab.value)}
              replace
              preventScrollReset
              aria-current={tab.value === value ? 'page' : undefined}
            >
              {tab.name} {'count' in tab && <span className={styles.count}>{countWords(tab.count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const countWords = (count: ReactNode) => (typeof count === 'number' ? formatCount(count) : (count ?? '…'))
