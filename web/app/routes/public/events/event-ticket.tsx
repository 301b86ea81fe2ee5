import { dayName, timeName, timeRange } from '@touchline/domain/words.ts'
import { Link } from 'react-router'
import { StatusChip } from '../../../ui/status-chip.tsx'
import { DateStub, Ticket } from '../../../ui/ticket.tsx'
import type { EventItem } from './event-list.ts'
import styles from './events.module.css'

const KINDS: Record<EventItem['kind'], string> = {
  TRAINING: 'Training',
  MATCH: 'Match',
  CLUB: 'Club',
  FUN_DAY: 'Fun day',
  TOURNAMENT: 'Tournament',
  NO_TRAINING: 'No training',
}

export function EventTicket({ item, isPast }: { item: EventItem; isPast: boolean }) {
  const {
    uid,
    kind,
    title,
    date,
    endDate,
    startTime,
    endTime,
    arrive,
    who,
    place,
    mapLink,
    status,
    note,
    page,
  } = item
  const isVoid = isPast || status === 'CANCELLED'
  return (
    <Ticket stub={<DateStub day={date} />} isVoid={isVoid} className={isVoid ? '' : styles[kind]}>
      <p className={styles.kind}>
        <span>{KINDS[kind]}</span> <span>{who}</span> {status !== 'ON' && <StatusChip state={status} />}
      </p>
      <h4 className={styles.title}>{page ? <Link to={page}>{title}</Link> : title}</h4>
      <p>
        {endDate && (
          <>
            until <span className="whole">{dayName(endDate)}</span>,{' '}
          </>
        )}
        {startTime && endTime ? (
          <strong className="whole">{timeRange(startTime, endTime)}</strong>
        ) : endDate ? (
          'all day'
        ) : (
          'All day'
        )}
        {arrive && (
          <>
            , <span className="whole">arrive {timeName(arrive)}</span>
          </>
        )}
        {kind !== 'NO_TRAINING' && <>, {mapLink ? <a href={mapLink}>{place}</a> : place}</>}
      </p>
      {item.sunset && <p className="quiet small">The sun sets at {timeName(item.sunset)}.</p>}
      {note && <p className="quiet">{note}</p>}
      {!isVoid && !uid.startsWith('session-') && (
        <p className="no-print">
          <a
            href={`/calendar/entry/${uid}.ics`}
            download
            aria-label={`Add to my calendar: ${title}, ${dayName(date)}`}
          >
            Add to my calendar
          </a>
        </p>
      )}
    </Ticket>
  )
}
