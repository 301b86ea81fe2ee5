import { weekdayOf } from '@touchline/domain/calendar-day.ts'
import { dayInYear, shortMonthName, shortWeekdayName, weekdayName } from '@touchline/domain/words.ts'
import type { ReactNode } from 'react'
import styles from './ticket.module.css'
import * as texts from './ui.texts.ts'

interface TicketProps {
  /** The part to tear off at the gate: usually the date. */
  stub: ReactNode
  /** A past or cancelled date is shown in outline. */
  isVoid?: boolean
  className?: string
  children: ReactNode
}

/** For anything with a date: where and when first, with the edge along which a ticket is torn. */
export function Ticket({ stub, isVoid = false, className = '', children }: TicketProps) {
  return (
    <article className={`${styles.ticket} ${isVoid ? styles.void : ''} ${className}`}>
      <div className={styles.stub}>{stub}</div>
      <div className={styles.body}>{children}</div>
    </article>
  )
}

/** 'Sat' over a big '6' over 'Sep'. */
export function DateStub({ day }: { day: string }) {
  const weekday = weekdayOf(day)
  return (
    <time className={styles.date} dateTime={day}>
      <span className="visually-hidden">{texts.dateInWords(weekdayName(weekday), dayInYear(day))}</span>
      <span className={styles.weekday} aria-hidden="true">
        {shortWeekdayName(weekday)}
      </span>
      <span className={styles.day} aria-hidden="true">
        {Number(day.slice(8))}
      </span>
      <span className={styles.month} aria-hidden="true">
        {shortMonthName(day)}
      </span>
    </time>
  )
}
