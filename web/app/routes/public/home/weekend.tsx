import type { AgendaEntry } from '@touchline/domain/club/agenda.ts'
import type { FactLine } from '@touchline/domain/club/fact-lines.ts'
import { dayName, timeName, timeRange } from '@touchline/domain/words.ts'
import type { ThisWeekend } from '../../../club/this-weekend.ts'
import { FactList } from '../../../components/fact-list.tsx'
import { SiteLink } from '../../../languages/site-link.tsx'
import { written } from '../../../languages/written.tsx'
import { StatusChip } from '../../../ui/status-chip.tsx'
import { DateStub, Ticket } from '../../../ui/ticket.tsx'
import * as texts from './home.texts.ts'
import styles from './weekend.module.css'

interface WeekendProps {
  weekend: ThisWeekend
  /** '3:30 PM': changes are announced at the top of every page by then. */
  postedBy: string
  seasonName: string
  seasonWords: string
  lines: FactLine[]
}

/** The ticket for the next session at the field, on the edge of the turf, with the season's facts below. */
export function Weekend({ weekend, postedBy, seasonName, seasonWords, lines }: WeekendProps) {
  return (
    <section id="weekend" className={styles.weekend} aria-labelledby="weekend-title">
      <h2 id="weekend-title" className={styles.title}>
        {texts.weekend}
      </h2>
      <div className={styles.tickets}>
        {weekend.phase === 'DONE' ? (
          <SeasonDone next={weekend.next} seasonName={seasonName} seasonWords={seasonWords} />
        ) : (
          weekend.sessions.map((session, n) => (
            <SessionTicket
              key={session.uid}
              session={session}
              isFirst={weekend.phase === 'BEFORE' && n === 0}
            />
          ))
        )}
      </div>
      {weekend.phase === 'TRAINING' && <News postedBy={postedBy} games={weekend.games} />}
      <FactList lines={lines} />
    </section>
  )
}

function SessionTicket({ session, isFirst }: { session: AgendaEntry; isFirst: boolean }) {
  const { date, startTime, endTime, place, mapLink, arrive, status, note } = session
  const isOff = status === 'CANCELLED'
  return (
    <Ticket className={isOff ? '' : styles.big} stub={<DateStub day={date} />} isVoid={isOff}>
      {isFirst && <p className="quiet">{texts.notBegun}</p>}
      {status !== 'ON' && <StatusChip state={status} />}
      <p className={styles.time}>{startTime && endTime ? timeRange(startTime, endTime) : texts.allDay}</p>
      <p>
        {mapLink ? <a href={mapLink}>{written(place)}</a> : written(place)}
        {arrive && texts.comma + texts.beThere(timeName(arrive))}
      </p>
      {note && <p className="quiet">{written(note)}</p>}
    </Ticket>
  )
}

function News({ postedBy, games }: { postedBy: string; games: AgendaEntry[] }) {
  return (
    <ul className={`plain-list ${styles.news}`}>
      <li>{texts.postedBy(postedBy)}</li>
      {games.length === 0 && <li>{texts.noMatch}</li>}
      {games.map(({ uid, title, date, startTime, status }) => (
        <li key={uid}>
          {status !== 'ON' && <StatusChip state={status} />} <strong>{written(title)}</strong>
          {texts.comma + dayName(date)}
          {startTime && texts.comma + timeName(startTime)}
        </li>
      ))}
    </ul>
  )
}

function SeasonDone({
  next,
  seasonName,
  seasonWords,
}: {
  next: AgendaEntry | null
  seasonName: string
  seasonWords: string
}) {
  return (
    <Ticket className={styles.big} stub={next ? <DateStub day={next.date} /> : <Whistle />}>
      <p className="quiet">
        {texts.seasonDone(seasonName)} {next && texts.nextUp}
      </p>
      <p className={styles.time}>{next ? written(next.title) : texts.fullTime}</p>
      <p>{next ? written(next.note) : seasonWords}</p>
      <p className={styles.actions}>
        <SiteLink to={next?.page ?? '/events'}>
          {next?.page ? (
            <>
              {texts.aboutEvent} {written(next.title)}
            </>
          ) : (
            texts.seeEvents
          )}
        </SiteLink>
        <SiteLink to="/contact">{texts.askWhen}</SiteLink>
      </p>
    </Ticket>
  )
}

function Whistle() {
  return (
    <svg className={styles.whistle} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path d="M8 24h36l12-6v12l-12 2a16 16 0 1 1-28-2H8z" />
      <circle cx="30" cy="38" r="6" />
      <path d="M22 12l2 6M34 10v7M46 10l-2 5" />
    </svg>
  )
}
