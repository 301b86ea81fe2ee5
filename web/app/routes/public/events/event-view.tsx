import { Link } from 'react-router'
import { Legend } from '../../../components/calendar/legend.tsx'
import { type MonthTable, MonthTables } from '../../../components/calendar/month-tables.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { EventList, EventMonth } from './event-list.ts'
import { EventTicket } from './event-ticket.tsx'
import styles from './events.module.css'

interface EventViewProps {
  months?: MonthTable[] | null
  list?: EventList | null
  seasonName: string
}

/** The same entries as months or as a list. */
export function EventView({ months, list, seasonName }: EventViewProps) {
  return (
    <>
      {months && (
        <>
          <Legend marks={['TRAINING', 'GAME', 'BOTH', 'EVENT', 'EVENT_AND_TRAINING', 'OFF']} />
          <MonthTables months={months} />
          {months.length === 0 && <Nothing />}
        </>
      )}
      {list && <List list={list} seasonName={seasonName} />}
    </>
  )
}

function List({ list: { toCome, past }, seasonName }: { list: EventList; seasonName: string }) {
  if (toCome.length + past.length === 0) return <Nothing />
  return (
    <>
      {toCome.length === 0 && (
        <div className={styles.nothing}>
          <p>
            {seasonName} is over. The dates of the next season stand here as soon as they are known;
            subscribe, and your calendar has them as well.
          </p>
          <Link to="/contact">Ask when we start again</Link>
        </div>
      )}
      <EventMonths months={toCome} arePast={false} />
      {past.length > 0 && (
        <details className={styles.past} open={toCome.length === 0}>
          <summary>Past events</summary>
          <EventMonths months={past} arePast />
        </details>
      )}
    </>
  )
}

function Nothing() {
  return (
    <EmptyState
      title="Nothing of this kind is planned"
      action={
        <Link className="button" to="/events">
          Show everything
        </Link>
      }
    >
      The club has more on than this: look at all of it, or subscribe and hear of what comes.
    </EmptyState>
  )
}

function EventMonths({ months, arePast }: { months: EventMonth[]; arePast: boolean }) {
  return months.map(({ month, label, items }) => (
    <section key={month} className={styles.month} aria-label={label}>
      <h3 className={styles.label}>{label}</h3>
      <ul className={`plain-list ${styles.tickets}`}>
        {items.map((item) => (
          <li key={item.uid}>
            <EventTicket item={item} isPast={arePast} />
          </li>
        ))}
      </ul>
    </section>
  ))
}
