import { dayName, timeName, timeRange } from '@touchline/domain/words.ts'
import { feedOf } from '../../../languages/site-address.ts'
import { SiteLink } from '../../../languages/site-link.tsx'
import { written } from '../../../languages/written.tsx'
import { StatusChip } from '../../../ui/status-chip.tsx'
import { DateStub, Ticket } from '../../../ui/ticket.tsx'
import { type EventItem, KIND_NAMES } from './event-list.ts'
import styles from './events.module.css'
import * as texts from './events.texts.ts'

export function EventTicket({ item, isPast }: { item: EventItem; isPast: boolean }) {
  const { uid, kind, title, date, who, status, note, page } = item
  const isVoid = isPast || status === 'CANCELLED'
  return (
    <Ticket stub={<DateStub day={date} />} isVoid={isVoid} className={isVoid ? '' : styles[kind]}>
      <p className={styles.kind}>
        <span>{KIND_NAMES[kind]}</span> <span>{written(who)}</span>{' '}
        {status !== 'ON' && <StatusChip state={status} />}
      </p>
      <h4 className={styles.title}>
        {page ? <SiteLink to={page}>{written(title)}</SiteLink> : written(title)}
      </h4>
      <WhenAndWhere {...item} />
      {item.sunset && <p className="quiet small">{texts.sunset(timeName(item.sunset))}</p>}
      {note && <p className="quiet">{written(note)}</p>}
      {!isVoid && !uid.startsWith('session-') && (
        <p className="no-print">
          <a href={feedOf(`/calendar/entry/${uid}.ics`)} download>
            {texts.addToCalendar}
            <span className="visually-hidden">
              {texts.colon}
              {written(title)}
              {texts.comma}
              {dayName(date)}
            </span>
          </a>
        </p>
      )}
    </Ticket>
  )
}

function WhenAndWhere({ kind, endDate, startTime, endTime, arrive, place, mapLink }: EventItem) {
  return (
    <p>
      {endDate && (
        <>
          {texts.until}
          <span className="whole">{dayName(endDate)}</span>
          {texts.comma}
        </>
      )}
      {startTime && endTime ? (
        <strong className="whole">{timeRange(startTime, endTime)}</strong>
      ) : endDate ? (
        texts.allDayAfter
      ) : (
        texts.allDay
      )}
      {arrive && (
        <>
          {texts.comma}
          <span className="whole">{texts.arrive(timeName(arrive))}</span>
        </>
      )}
      {kind !== 'NO_TRAINING' && (
        <>
          {texts.comma}
          {mapLink ? <a href={mapLink}>{written(place)}</a> : written(place)}
        </>
      )}
    </p>
  )
}
