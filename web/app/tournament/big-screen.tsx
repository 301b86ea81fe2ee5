import { momentName } from '@touchline/domain/tournament/plan/moment.ts'
import { dayPhase } from '@touchline/domain/tournament/view/day-phase.ts'
import type { DayView, Game } from '@touchline/domain/tournament/view/day-view.ts'
import { nowAndNext } from '@touchline/domain/tournament/view/now-and-next.ts'
import { dayAndYear } from '@touchline/domain/words.ts'
import { SiteLink } from '../languages/site-link.tsx'
import { mixed, written } from '../languages/written.tsx'
import styles from './big-screen.module.css'
import { RevisionLine } from './revision-line.tsx'
import * as texts from './tournament.texts.ts'
import { useClubClock } from './use-club-minute.ts'
import { useLiveDay } from './use-live-day.ts'

/** For the screen at the desk: who plays now and who is next, readable from across the field. */
export function BigScreen({ day, back }: { day: DayView; back: string }) {
  const isLost = useLiveDay(day)
  const { minute, today } = useClubClock()
  const phase = dayPhase(day, today)
  const told = phase === 'ON' && minute !== null ? nowAndNext(day, minute) : null
  const first = phase === 'TO_COME' || phase === 'ON' ? (day.games[0]?.start ?? null) : null
  const next = told ? told.next : day.games.filter(({ start }) => first !== null && start === first)
  const nextStart = told ? told.nextStart : first
  return (
    <section className={styles.screen} aria-label={texts.bigScreenOf(day.name)}>
      <header className={styles.head}>
        <h1>{written(day.name)}</h1>
        <p className="display">{minute ? momentName(minute) : ''}</p>
      </header>
      {day.weather.message && <p className={styles.weather}>{written(day.weather.message)}</p>}
      {told && told.now.length > 0 && <Games title={texts.now} games={told.now} />}
      {next.length > 0 && nextStart && (
        <Games
          title={told ? texts.nextAt(momentName(nextStart)) : texts.firstAt(momentName(nextStart))}
          games={next}
        />
      )}
      {phase === 'TO_COME' && day.date && <p>{dayAndYear(day.date)}</p>}
      {phase === 'OVER' && <p>{texts.dayIsOver}</p>}
      {phase === 'CANCELLED' && !day.weather.message && <p>{texts.dayOff}</p>}
      {told?.item && (
        <p>
          {texts.nowItem}
          {written(told.item.title)}
          {told.item.place && texts.comma}
          {written(told.item.place)}
        </p>
      )}
      {told?.nextItem && (
        <p>
          {momentName(told.nextItem.start)}
          {texts.colon}
          {written(told.nextItem.title)}
        </p>
      )}
      <footer className={styles.foot}>
        <RevisionLine day={day} isLost={isLost} />
        <SiteLink to={back}>{texts.leaveBigScreen}</SiteLink>
      </footer>
    </section>
  )
}

function Games({ title, games }: { title: string; games: readonly Game[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul className={`plain-list ${styles.games}`}>
        {games.map(({ id, pitch, home, away, division }) => (
          <li key={id}>
            <strong className="display">{written(pitch)}</strong>
            <span>{mixed(texts.against(home.name, away.name))}</span>
            <span className={styles.division}>{division}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
