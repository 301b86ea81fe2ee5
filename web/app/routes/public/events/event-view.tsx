import { Legend } from '../../../components/calendar/legend.tsx'
import { type MonthTable, MonthTables } from '../../../components/calendar/month-tables.tsx'
import { SiteLink } from '../../../languages/site-link.tsx'
import { written } from '../../../languages/written.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { EventList, EventMonth } from './event-list.ts'
import { EventTicket } from './event-ticket.tsx'
import styles from './events.module.css'
import * as texts from './events.texts.ts'

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
            {written(seasonName)}
            {texts.seasonOver}
          </p>
          <SiteLink to="/contact">{texts.askWhen}</SiteLink>
        </div>
      )}
      <EventMonths months={toCome} arePast={false} />
      {past.length > 0 && (
        <details className={styles.past} open={toCome.length === 0}>
          <summary>{texts.past}</summary>
          <EventMonths months={past} arePast />
        </details>
      )}
    </>
  )
}

function Nothing() {
  return (
    <EmptyState
      title={texts.nothing}
      action={
        <SiteLink className="button" to="/events">
          {texts.showAll}
        </SiteLink>
      }
    >
      {texts.nothingLead}
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
