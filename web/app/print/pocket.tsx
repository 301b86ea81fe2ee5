import type { ReactNode } from 'react'
import * as texts from '../routes/tournament/guide.texts.ts'
import styles from './pocket.module.css'
import type { SheetContent } from './sheets.tsx'

export interface Panel {
  key: string
  title: string
  body: ReactNode
}

/** The order of the booklet's pages on the sheet, from left to right: the upper row is upside down. */
const UPPER = [5, 4, 3, 2]
const LOWER = [6, 7, 8, 1]

/** Eight pages on one sheet, which is folded, cut once in the middle and folded again to fit a pocket. */
export function pocketSheet(panels: readonly Panel[]): SheetContent {
  const page = (number: number, isTurned: boolean) => {
    const panel = panels[number - 1]
    return (
      <article
        key={number}
        className={`${styles.panel} ${isTurned ? styles.turned : ''}`}
        aria-label={texts.pocketPage(number)}
      >
        <h2>{panel?.title ?? texts.notes}</h2>
        {panel?.body}
        <p className={styles.number}>{number}</p>
      </article>
    )
  }
  return {
    key: 'pocket',
    body: (
      <div className={styles.pocket}>
        {UPPER.map((number) => page(number, true))}
        {LOWER.map((number) => page(number, false))}
        <span className={styles.cut} aria-hidden="true" />
      </div>
    ),
  }
}
