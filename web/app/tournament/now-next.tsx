import { minutesOf, momentName } from '@touchline/domain/tournament/plan/moment.ts'
import { dayPhase } from '@touchline/domain/tournament/view/day-phase.ts'
import type { DayView, Game } from '@touchline/domain/tournament/view/day-view.ts'
import { nowAndNext } from '@touchline/domain/tournament/view/now-and-next.ts'
import { dayName } from '@touchline/domain/words.ts'
import type { ReactNode } from 'react'
import styles from './tournament.module.css'
import { useClubClock } from './use-club-minute.ts'

/** What is on and what comes next, by the clock at the field; before and after the day it says so. */
export function NowNext({ day }: { day: DayView }) {
  const { minute, today } = useClubClock()
  const phase = dayPhase(day, today)
  if (phase === 'CANCELLED') return <Line label="Cancelled">{day.weather.message || 'The day is off.'}</Line>
  if (phase === 'OVER')
    return <Line label="Over">Thank you for a kind day. The schedule stays here to look back at.</Line>
  if (phase === 'TO_COME') return <Line label="To come">{beforeWords(day, today)}</Line>
  if (minute === null) return <Line label="Today">{todayWords(day)}</Line>
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
  if (date === null) return 'The date follows soon.'
  const first = games[0]?.start
  const when = `${dayName(date)}${first ? `, first kick-off ${momentName(first)}` : ''}.`
  if (today === null) return when
  const days = Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000)
  return `${when} ${days === 1 ? 'That is tomorrow.' : `${days} days to go.`}`
}

/** What is true all day long, for a page that has no clock of its own. */
function todayWords({ games }: DayView): string {
  const starts = games.flatMap(({ start }) => start ?? [])
  const [first, last] = [starts[0], starts.at(-1)]
  if (!first || !last) return 'No game has a time yet.'
  return `First kick-off ${momentName(first)}, the last one ${momentName(last)}.`
}
