import { minutesOf, momentName } from '@touchline/domain/tournament/plan/moment.ts'
import { dayPhase } from '@touchline/domain/tournament/view/day-phase.ts'
import type { DayView, Game } from '@touchline/domain/tournament/view/day-view.ts'
import { nowAndNext } from '@touchline/domain/tournament/view/now-and-next.ts'
import { dayAndYear } from '@touchline/domain/words.ts'
import type { ReactNode } from 'react'
import { mixed } from '../languages/written.tsx'
import styles from './tournament.module.css'
import * as texts from './tournament.texts.ts'
import { useClubClock } from './use-club-minute.ts'

/** What is on and what comes next, by the clock at the field; before and after the day it says so. */
export function NowNext({ day }: { day: DayView }) {
  const { minute, today } = useClubClock()
  const phase = dayPhase(day, today)
  if (phase === 'CANCELLED')
    return <Line label={texts.cancelled}>{mixed(day.weather.message || texts.dayOff)}</Line>
  if (phase === 'OVER') return <Line label={texts.over}>{texts.kindDay}</Line>
  if (phase === 'TO_COME') return <Line label={texts.toCome}>{beforeWords(day, today)}</Line>
  if (minute === null) return <Line label={texts.today}>{todayWords(day)}</Line>
  const { now, next, nextStart, item, nextItem } = nowAndNext(day, minute)
  return (
    <div className={styles.nowNext} role="status">
      <Line label={texts.now}>
        {now.length > 0 ? mixed(names(now)) : item ? null : texts.nobodyPlaying}
        {item && mixed(texts.itemAt(item.title, item.place))}
      </Line>
      <Line label={texts.next}>
        {nextStart
          ? mixed(
              texts.nextGames(momentName(nextStart), minutesOf(nextStart) - minutesOf(minute), names(next)),
            )
          : texts.noMoreGames}
        {nextItem && mixed(texts.nextItem(momentName(nextItem.start), nextItem.title))}
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
  texts.gamesOn(games.map(({ pitch, home, away }) => texts.gameOn(pitch, home.name, away.name)))

function beforeWords({ date, games }: DayView, today: string | null): string {
  if (date === null) return texts.dateFollowsSoon
  const first = games[0]?.start
  const when = first ? texts.onDayFrom(dayAndYear(date), momentName(first)) : texts.onDay(dayAndYear(date))
  if (today === null) return when
  const days = Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000)
  return `${when}${days === 1 ? texts.tomorrow : texts.daysToGo(days)}`
}

/** What is true all day, for a page rendered without a clock. */
function todayWords({ games }: DayView): string {
  const starts = games.flatMap(({ start }) => start ?? [])
  const [first, last] = [starts[0], starts.at(-1)]
  if (!first || !last) return texts.noTimesYet
  return texts.firstAndLast(momentName(first), momentName(last))
}
