import { clubDay, clubTime } from '@touchline/domain/club-clock.ts'
import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { dayName, timeName } from '@touchline/domain/words.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { currentInstant } from '../club/club-now.ts'
import { useFrame } from '../club/use-frame.ts'
import { addressOf } from '../languages/site-address.ts'
import { mixed } from '../languages/written.tsx'
import { revisionWords } from '../tournament/revision-words.ts'
import { ScrollRegion } from '../tournament/scroll-region.tsx'
import { joined } from '../tournament/tournament.texts.ts'
import { pageRule } from './page-rules.ts'
import * as texts from './paper.texts.ts'
import { Qr } from './qr.tsx'
import styles from './sheets.module.css'
import { usePaper } from './use-paper.ts'

export interface SheetContent {
  key: string
  body: ReactNode
}

interface SheetsProps {
  day: DayView
  sheets: readonly SheetContent[]
  /** The page of the site that always shows the current state. */
  livePath: string
  isLandscape?: boolean
  /** Each part carries its own code, for sheets that are cut apart; the sheet then needs no second one. */
  hasOwnCodes?: boolean
  /** The server cannot be reached: this may not be the latest revision, and the paper says so. */
  isOld?: boolean
  label: string
}

/** Pages as they are printed, the same on A4 and on Letter: everything important fits both. */
export function Sheets({
  day,
  sheets,
  livePath,
  isLandscape = false,
  hasOwnCodes = false,
  isOld = false,
  label,
}: SheetsProps) {
  const printed = usePrintedAt()
  const paper = usePaper()
  const address = useLiveAddress(day, livePath)
  return (
    <ScrollRegion label={label} className={styles.desk}>
      <style>{pageRule(paper, isLandscape)}</style>
      {sheets.map(({ key, body }, n) => (
        <section
          key={key}
          className={`${styles.sheet} ${isLandscape ? styles.landscape : ''}`}
          aria-label={texts.pageOf(n + 1, sheets.length)}
        >
          <div className={styles.body}>{body}</div>
          {isOld && <p className={styles.old}>{texts.oldCopy}</p>}
          <footer className={styles.foot}>
            <p>
              {mixed(footOf(day))}
              {day.revision > 0 && texts.footOf(revisionWords(day))}
              {printed && texts.printed(printed)}
              {texts.pageOf(n + 1, sheets.length)}
            </p>
            {!hasOwnCodes && (
              <div className={styles.code}>
                <Qr address={address} label={texts.codeTo(livePath)} />
              </div>
            )}
          </footer>
        </section>
      ))}
    </ScrollRegion>
  )
}

const footOf = ({ name, date, venue }: DayView) =>
  texts.footOf(joined([name, date ? dayName(date) : texts.dateFollows, venue.name]))

/** The address of the page that says whether the printout is still current. */
export function useLiveAddress(day: DayView, livePath: string): string {
  const origin = useFrame()?.origin ?? ''
  const url = new URL(addressOf(livePath), origin || 'http://localhost')
  url.searchParams.set('event', day.slug)
  url.searchParams.set('paper', String(day.revision))
  return url.href
}

/** When the sheet is printed, in words; empty on the server. */
function usePrintedAt(): string {
  const [words, setWords] = useState('')
  useEffect(() => {
    const look = () => {
      const now = currentInstant()
      setWords(joined([dayName(clubDay(now)), timeName(clubTime(now))]))
    }
    look()
    addEventListener('beforeprint', look)
    return () => removeEventListener('beforeprint', look)
  }, [])
  return words
}
