import { clubDay, clubTime } from '@touchline/domain/club-clock.ts'
import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { dayName, timeName } from '@touchline/domain/words.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { currentInstant } from '../club/club-now.ts'
import { useFrame } from '../club/use-frame.ts'
import { revisionWords } from '../tournament/revision-words.ts'
import { ScrollRegion } from '../tournament/scroll-region.tsx'
import { pageRule } from './page-rules.ts'
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
  /** The page of the site that is always current. */
  livePath: string
  isLandscape?: boolean
  /** What is cut apart carries its own code: then the sheet needs no second one. */
  hasOwnCodes?: boolean
  /** The server cannot be reached: this may not be the last revision, and the paper says so. */
  isOld?: boolean
  label: string
}

/** Pages as they come out of the printer, the same on A4 and on Letter: what counts lies within both. */
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
          aria-label={`Page ${n + 1} of ${sheets.length}`}
        >
          <div className={styles.body}>{body}</div>
          {isOld && <p className={styles.old}>OLD COPY</p>}
          <footer className={styles.foot}>
            <p>
              {day.name}, {day.date ? dayName(day.date) : 'date follows'}, {day.venue.name}.{' '}
              {day.revision > 0 && `${revisionWords(day)}.`}
              {printed && ` Printed ${printed}.`} Page {n + 1} of {sheets.length}
            </p>
            {!hasOwnCodes && (
              <div className={styles.code}>
                <Qr address={address} label={`Code to ${livePath}`} />
              </div>
            )}
          </footer>
        </section>
      ))}
    </ScrollRegion>
  )
}

/** Where the page says whether the paper is still right. */
export function useLiveAddress(day: DayView, livePath: string): string {
  const origin = useFrame()?.origin ?? ''
  const url = new URL(livePath, origin || 'http://localhost')
  url.searchParams.set('event', day.slug)
  url.searchParams.set('paper', String(day.revision))
  return url.href
}

/** When the paper comes out of the printer, in words; empty in what the server renders. */
function usePrintedAt(): string {
  const [words, setWords] = useState('')
  useEffect(() => {
    const look = () => {
      const now = currentInstant()
      setWords(`${dayName(clubDay(now))}, ${timeName(clubTime(now))}`)
    }
    look()
    addEventListener('beforeprint', look)
    return () => removeEventListener('beforeprint', look)
  }, [])
  return words
}
