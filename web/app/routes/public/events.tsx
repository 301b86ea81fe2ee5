import type { AgendaContent } from '@touchline/domain/club/agenda.ts'
import { lazy, Suspense } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadClub } from '../../club/load-club.ts'
import { SubscribeLinks } from '../../components/subscribe-links.tsx'
import { pageMeta } from '../../page-meta.ts'
import { loginPath } from '../../session/return-to.ts'
import { useSession } from '../../session/use-session.ts'
import { siteContext } from '../../site.ts'
import { Loading } from '../../ui/loading.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import { useIsAlive } from '../../ui/use-is-alive.ts'
import { type EventFilter, eventFilter, eventPath } from './events/event-filter.ts'
import { EventFilters } from './events/event-filters.tsx'
import { inSeason, listOfEntries, wantedEntries } from './events/event-list.ts'
import { EventView } from './events/event-view.tsx'
import styles from './events/events.module.css'
import { eventsCalendar } from './events/events-calendar.ts'
import { eventStructure } from './events/structured.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const whole = await loadClub(context)
  const { today } = context.get(siteContext)
  const filter = eventFilter(new URL(request.url).searchParams, whole)
  const club = inSeason(whole, filter.season)
  const entries = wantedEntries(club, filter)
  return {
    filter,
    teams: club.teams.map(({ id, name }) => ({ id, name })),
    seasons: whole.seasons.map(({ id, name }) => ({ id, name })),
    seasonName: club.season.name,
    list: filter.view === 'list' ? listOfEntries(entries, today) : null,
    months: filter.view === 'calendar' ? eventsCalendar(entries) : null,
    structured: eventStructure(entries),
    content: filter.mine ? contentOf(club) : null,
  }
}

/** What the browser needs to find out which of it concerns the children. */
const contentOf = ({ facts, field, season, seasons, matches, events }: AgendaContent): AgendaContent => ({
  facts,
  field,
  season,
  seasons,
  matches,
  events,
})

/** For those who are signed in: nobody else gets the family's part of the site. */
const MyEvents = lazy(async () => ({ default: (await import('./events/my-events.tsx')).MyEvents }))

type EventsData = Awaited<ReturnType<typeof loader>>

export const meta = pageMeta(({ loaderData }) => ({
  title: 'Events',
  description:
    'Training, matches, fun days and tournaments with time and place, to subscribe to in your own calendar.',
  path: '/events',
  keywords: 'soccer calendar, training days, fun day, tournament dates',
  structured: (loaderData as EventsData | undefined)?.structured,
}))

export default function Events() {
  const { filter, teams, seasons, seasonName, list, months, content } = useLoaderData<typeof loader>()
  const { userRole, loading } = useSession()
  // The page comes alive as the visitor's page that the server rendered.
  const isSignedIn = useIsAlive() && userRole !== null
  const teamName = teams.find(({ id }) => id === filter.team)?.name
  return (
    <>
      <PageHead
        title="What’s on"
        lead="Every session, match and club day. Subscribe once, and your phone knows."
      >
        <SubscribeLinks feed="/calendar/events.ics" name="matches and events" />
      </PageHead>
      <div>
        <Section id="events" title="The calendar">
          <EventFilters filter={filter} teams={teams} seasons={seasons} hasChildren={isSignedIn} />
          {content && isSignedIn ? (
            <Suspense fallback={<Loading />}>
              <MyEvents content={content} filter={filter} teamName={teamName} seasonName={seasonName} />
            </Suspense>
          ) : (
            <>
              {content && !loading && <SignInFirst filter={filter} />}
              <EventView months={months} list={list} seasonName={seasonName} />
            </>
          )}
        </Section>
        <Section
          id="subscribe"
          title="In your own calendar"
          lead="Updates automatically when anything changes."
        >
          <div className={styles.feeds}>
            <SubscribeLinks feed="/calendar/training.ics" name="training" />
            <SubscribeLinks feed="/calendar/events.ics" name="matches and events" />
            <p>
              Your players’ own days alone? Your family has{' '}
              <Link to="/guardian#calendar">a calendar of its own</Link>.
            </p>
          </div>
        </Section>
      </div>
    </>
  )
}

const SignInFirst = ({ filter }: { filter: EventFilter }) => (
  <p className={styles.nothing}>
    <span>
      <Link to={loginPath(eventPath(filter))}>Sign in</Link> to see only what concerns your children. Until
      then, here is everything.
    </span>
  </p>
)
