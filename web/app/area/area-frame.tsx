import type { ReactNode } from 'react'
import { earlySession } from '../early/early-answers.ts'
import { EarlyRequests } from '../early/early-requests.tsx'
import { expectTabSession } from '../session/tab-session.ts'
import * as texts from './area.texts.ts'
import styles from './area-frame.module.css'
import { type AreaEntry, AreaRail } from './area-rail.tsx'

if (typeof window !== 'undefined') expectTabSession(earlySession, window)

/** The areas behind sign-in: a side rail on a desktop, a bottom bar on a phone. */
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
      <EarlyRequests />
      <a className="skip" href="#screen">
        {texts.skipMenu}
      </a>
      <AreaRail label={label} entries={entries} />
      <div id="screen" tabIndex={-1} className={styles.content}>
        {children}
      </div>
    </div>
  )
}
