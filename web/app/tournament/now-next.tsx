import { minutesOf, momentName } from '@touchline/domain/tournament/moment.ts'
import type { DayView, Game } from '@touchline/domain/tournament/view/day-view.ts'
import { nowAndNext } from '@touchline/domain/tournament/view/now-and-next.ts'
import { dayName } from '@touchline/domain/words.ts'
import type { ReactNode } from 'react'
import { useFrame } from '../club/use-frame.ts'
import styles from './tournament.module.css'
import { useClubMinute } from './use-club-minute.ts'

/** What is on and what comes next, by the clock at the field; before and after the day it says so. */
export function NowNext({ day }: { day: DayView }) {
  const minute = useClubMinute()
  const rendered = useFrame()?.today ?? null
  const { date, status } = day
  if (status === 'CANCELLED') return <Line label="Cancelled">{day.weather.message || 'The day is off.'}</Line>
  const today = minute?.slice(0, 10) ?? rendered
  if (status === 'FINISHED' || (date !== null && today !== null && today > date))
    return <Line label="Over">Thank you for a kind day. The schedule stays here to look back at.</Line>
  if (minute === null || date === null || today !== date)
    return <Line label="To come">{date === null ? 'The date follows soon.' : beforeWords(day, today)}</Line>
  const { now, next, nextStart, item, nextItem } = nowAndNext(day, minute)
  return (
    <div className={styles.nowNext} role="status">
      <Line label="Now">
        {now.length > 0 ? names(now) : item ? null : 'Nobody is playing at this minute.'}
        {item && ` ${item.title}${item.place && `, ${item.place}`}.`}
      </Line>
      <Line label="Next">
        {nextStart
          ? `${momentName(nextStart)}, in ${minutesOf(nextStart) - minutesOf(minute)} min: ${names(next)}`
          : 'No more games today.'}
        {nextItem && ` ${momentName(nextItem.start)}: ${nextItem.title}.`}
      </Line>
    </div>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className={styles.nowLine}>
      <strong className="display">{label}</strong> <span>{children}</span>
    </p>
  )
}

const names = (games: readonly Game[]) =>
  `${games.map(({ pitch, home, away }) => `${pitch}: ${home.name} v ${away.name}`).join(' · ')}.`

function beforeWords({ date, games }: DayView, today: string | null): string {
  const first = games[0]?.start
  const when = `${dayName(date as string)}${first ? `, first kick-off ${momentName(first)}` : ''}.`
  if (today === null) return when
  const days = Math.round((Date.parse(date as string) - Date.parse(today)) / 86_400_000)
  return days > 0 ? `${when} ${days === 1 ? 'That is tomorrow.' : `${days} days to go.`}` : when
}
