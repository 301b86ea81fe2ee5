import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadClub } from '../../club/load-club.ts'
import { Legend } from '../../components/calendar/legend.tsx'
import { MonthTables } from '../../components/calendar/month-tables.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { Section } from '../../components/section.tsx'
import { SubscribeLinks } from '../../components/subscribe-links.tsx'
import { pageMeta } from '../../page-meta.ts'
import { siteContext } from '../../site.ts'
import { eventFilter } from './events/event-filter.ts'
import { EventFilters } from './events/event-filters.tsx'
import { type EventList, eventList, wantedEntries } from './events/event-list.ts'
import { EventMonths } from './events/event-months.tsx'
import styles from './events/events.module.css'
import { eventsCalendar } from './events/events-calendar.ts'
import { eventStructure } from './events/structured.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const club = await loadClub(context)
  const { today } = context.get(siteContext)
  const filter = eventFilter(new URL(request.url).searchParams, club.teams)
  const entries = wantedEntries(club, filter)
  return {
    filter,
    teams: club.teams.map(({ id, name }) => ({ id, name })),
    seasonName: club.season.name,
    list: filter.view === 'list' ? eventList(club, filter, today) : null,
    months: filter.view === 'calendar' ? eventsCalendar(entries) : null,
    structured: eventStructure(entries),
  }
}

type EventsData = Awaited<ReturnType<typeof loader>>

export const meta = pageMeta(({ loaderData }) => ({
  title: 'Events',
  description:
    'Training, matches, fun days and tournaments with time and place, to subscribe to in your own calendar.',
  path: '/events',
  structured: (loaderData as EventsData | undefined)?.structured,
}))

export default function Events() {
  const { filter, teams, seasonName, list, months } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead
        title="What is on"
        lead="Every session, match and club day. Subscribe once, and your phone knows."
      >
        <SubscribeLinks feed="/calendar/events.ics" name="matches and events" />
      </PageHead>
      <div>
        <Section id="events" title="The calendar">
          <EventFilters filter={filter} teams={teams} />
          {months && (
            <>
              <Legend marks={['TRAINING', 'GAME', 'BOTH', 'EVENT', 'OFF']} />
              <MonthTables months={months} />
              {months.length === 0 && <Nothing />}
            </>
          )}
          {list && <List list={list} seasonName={seasonName} />}
        </Section>
        <Section
          id="subscribe"
          title="In your own calendar"
          lead="It follows every change: what moves, moves there as well."
        >
          <div className={styles.feeds}>
            <SubscribeLinks feed="/calendar/training.ics" name="training" />
            <SubscribeLinks feed="/calendar/events.ics" name="matches and events" />
          </div>
        </Section>
      </div>
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
          <summary>What has been</summary>
          <EventMonths months={past} arePast />
        </details>
      )}
    </>
  )
}

function Nothing() {
  return (
    <div className={styles.nothing}>
      <p>Nothing of this kind is planned.</p>
      <Link className="button" to="/events">
        Show everything
      </Link>
    </div>
  )
}
