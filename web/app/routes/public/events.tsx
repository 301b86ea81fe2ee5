import type { AgendaContent, AgendaEntry } from '@touchline/domain/club/agenda.ts'
import { seasonName } from '@touchline/domain/club/season-words.ts'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadClub } from '../../club/load-club.ts'
import { SubscribeLinks } from '../../components/subscribe-links.tsx'
import { LANGUAGE } from '../../languages/language.ts'
import { SiteLink } from '../../languages/site-link.tsx'
import { pageMeta } from '../../page-meta.ts'
import { loginPath } from '../../session/return-to.ts'
import { useSession } from '../../session/use-session.ts'
import { siteContext } from '../../site.ts'
import { later } from '../../ui/later.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import { useIsAlive } from '../../ui/use-is-alive.ts'
import { type EventFilter, eventFilter, eventPath } from './events/event-filter.ts'
import { EventFilters } from './events/event-filters.tsx'
import { inSeason, listOfEntries, wantedEntries } from './events/event-list.ts'
import { EventView } from './events/event-view.tsx'
import styles from './events/events.module.css'
import * as texts from './events/events.texts.ts'
import { eventsCalendar } from './events/events-calendar.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const whole = await loadClub(context)
  const { today } = context.get(siteContext)
  const filter = eventFilter(new URL(request.url).searchParams, whole)
  const club = inSeason(whole, filter.season)
  const entries = wantedEntries(club, filter)
  return {
    filter,
    teams: club.teams.map(({ id, name }) => ({ id, name })),
    seasons: whole.seasons.map(({ id, name }) => ({ id, name: seasonName({ name }) })),
    season: seasonName(club.season),
    list: filter.view === 'list' ? listOfEntries(entries, today) : null,
    months: filter.view === 'calendar' ? eventsCalendar(entries) : null,
    structured: eventStructure(entries),
    content: filter.mine ? contentOf(club) : null,
  }
}

/** What the browser needs to find the entries that concern the children. */
const contentOf = ({ facts, field, season, seasons, matches, events }: AgendaContent): AgendaContent => ({
  facts,
  field,
  season,
  seasons,
  matches,
  events,
})

/** For signed-in visitors: nobody else loads the family's part of the site. */
const MyEvents = later(async () => (await import('./events/my-events.tsx')).MyEvents)

type EventsData = Awaited<ReturnType<typeof loader>>

export const meta = pageMeta(({ loaderData }) => ({
  title: texts.title,
  description: texts.description,
  path: '/events',
  keywords: texts.keywords,
  structured: (loaderData as EventsData | undefined)?.structured,
}))

export default function Events() {
  const { filter, teams, seasons, season, list, months, content } = useLoaderData<typeof loader>()
  const { userRole, loading } = useSession()
  // During hydration, render the visitor's page as the server did.
  const isSignedIn = useIsAlive() && userRole !== null
  const teamName = teams.find(({ id }) => id === filter.team)?.name
  return (
    <>
      <PageHead title={texts.headline} lead={texts.lead}>
        <SubscribeLinks feed="/calendar/events.ics" name={texts.matchesAndEvents} />
      </PageHead>
      <div>
        <Section id="events" title={texts.calendar}>
          <EventFilters
            filter={filter}
            teams={teams}
            seasons={seasons}
            hasChildren={isSignedIn && LANGUAGE === 'en'}
          />
          {content && isSignedIn ? (
            <MyEvents content={content} filter={filter} teamName={teamName} seasonName={season} />
          ) : (
            <>
              {content && !loading && <SignInFirst filter={filter} />}
              <EventView months={months} list={list} seasonName={season} />
            </>
          )}
        </Section>
        <Section id="subscribe" title={texts.ownCalendar} lead={texts.ownCalendarLead}>
          <div className={styles.feeds}>
            <SubscribeLinks feed="/calendar/training.ics" name={texts.training} />
            <SubscribeLinks feed="/calendar/events.ics" name={texts.matchesAndEvents} />
            <p>
              {texts.familyCalendarBefore}
              <SiteLink to="/guardian#calendar">{texts.familyCalendar}</SiteLink>
              {texts.stop}
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
      <SiteLink to={loginPath(eventPath(filter))}>{texts.signIn}</SiteLink>
      {texts.signInFirst}
    </span>
  </p>
)

const STATUS: Record<AgendaEntry['status'], string> = {
  ON: 'EventScheduled',
  DELAYED: 'EventScheduled',
  MOVED: 'EventRescheduled',
  CANCELLED: 'EventCancelled',
}

/** Matches and club days as structured data; thirty sessions would tell a search engine nothing more. */
const eventStructure = (entries: readonly AgendaEntry[]): Record<string, unknown>[] =>
  entries
    .filter(({ kind }) => kind !== 'TRAINING' && kind !== 'NO_TRAINING')
    .map(({ kind, title, date, endDate, startTime, endTime, place, status, note }) => ({
      '@type': kind === 'MATCH' ? 'SportsEvent' : 'Event',
      name: title,
      startDate: startTime ? `${date}T${startTime}` : date,
      endDate: endTime ? `${endDate ?? date}T${endTime}` : (endDate ?? date),
      eventStatus: `https://schema.org/${STATUS[status]}`,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: place, address: 'Richmond, BC, Canada' },
      organizer: { '@type': 'SportsClub', name: 'PMFC' },
      ...(note ? { description: note } : {}),
    }))
