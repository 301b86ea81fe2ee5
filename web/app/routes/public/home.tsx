import { eventEntry } from '@touchline/domain/club/agenda.ts'
import { factLines, kitsFrom } from '@touchline/domain/club/fact-lines.ts'
import type { ClubEvent } from '@touchline/domain/club/schemas/events.ts'
import {
  decisionTime,
  lastSessionNames,
  seasonDates,
  sessionCount,
} from '@touchline/domain/club/season-words.ts'
import { longMonthNotes } from '@touchline/domain/pricing/per-session.ts'
import { sessionsPerMonth } from '@touchline/domain/season.ts'
import { Link, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { loadClub } from '../../club/load-club.ts'
import { nextEvent } from '../../club/next-event.ts'
import { nextMatches } from '../../club/next-matches.ts'
import { type ThisWeekend, thisWeekend } from '../../club/this-weekend.ts'
import { FaqList } from '../../components/faq-list.tsx'
import { pageMeta } from '../../page-meta.ts'
import { siteContext } from '../../site.ts'
import { Section } from '../../ui/section.tsx'
import { calendarView } from './home/calendar-view.ts'
import { Coaches } from './home/coaches.tsx'
import { EventBanner } from './home/event-banner.tsx'
import { FeaturedVideo } from './home/featured-video.tsx'
import { Hero } from './home/hero.tsx'
import { Kits } from './home/kits.tsx'
import { Matches } from './home/matches.tsx'
import { Philosophy } from './home/philosophy.tsx'
import { Prices } from './home/prices.tsx'
import { ShirtRow } from './home/shirt-row.tsx'
import { clubStructure } from './home/structured.ts'
import { TrainingCalendar } from './home/training-calendar.tsx'
import { Weekend } from './home/weekend.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const club = await loadClub(context)
  const { today } = context.get(siteContext)
  const weekend = thisWeekend(club, today)
  const event = nextEvent(club.events, today)
  const { facts, season, field, contact, coaches, faq, videos, promises, store } = club
  return {
    today,
    facts,
    season,
    field,
    contact,
    coaches,
    faq,
    videos,
    promises: promises.promises,
    teams: club.teams.map(({ id, name, colour, altColour, groups }) => ({
      id,
      name,
      colour,
      altColour,
      groups,
    })),
    weekend,
    nextMatches: nextMatches(club.matches, today),
    nextEvent: isOnTicket(event, weekend) ? null : event,
    calendar: calendarView(club),
    lines: factLines(club),
    seasonWords: `${sessionCount(season)} sessions from ${seasonDates(season)}, the last ones on ${lastSessionNames(season)}.`,
    monthNotes: longMonthNotes(
      facts.monthlyCents.once,
      sessionsPerMonth({ ...season, days: season.days.slice(0, 1) }),
    ),
    kits: { from: kitsFrom(), pickUp: store.pickUp },
  }
}

/** When the season is over, the ticket at the top speaks of the next event: once is enough. */
const isOnTicket = (event: ClubEvent | null, weekend: ThisWeekend) =>
  event !== null && weekend.phase === 'DONE' && weekend.next?.uid === eventEntry(event).uid

type HomeData = Awaited<ReturnType<typeof loader>>

/** Another price in the address needs no other page. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isPriceOnly = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return isPriceOnly ? false : defaultShouldRevalidate
}

export const meta = pageMeta(({ loaderData }) => ({
  title: 'Youth soccer in Richmond and Vancouver',
  description:
    'Soccer training for ages 3 to 15 in Richmond, BC: Saturdays and Sundays, 5:00–6:30 PM, from $80 a month. Every child plays.',
  path: '/',
  keywords: 'fall training 2025, register a child, featured game, family discount',
  structured: loaderData ? clubStructure(loaderData as HomeData) : [],
}))

export default function Home() {
  const home = useLoaderData<typeof loader>()
  return (
    <>
      <Hero {...home} />
      <Weekend
        weekend={home.weekend}
        postedBy={decisionTime(home.season)}
        seasonName={home.season.name}
        seasonWords={home.seasonWords}
        lines={home.lines}
      />
      <div>
        <Prices facts={home.facts} season={home.season} today={home.today} notes={home.monthNotes} />
        <TrainingCalendar calendar={home.calendar} title={`${home.season.name} calendar`} />
        <FeaturedVideo videos={home.videos} links={home.contact} />
        <Matches next={home.nextMatches} teams={home.teams} />
        <ShirtRow teams={home.teams} />
        <Coaches coaches={home.coaches} />
        <Philosophy promises={home.promises} />
        <Kits {...home.kits} />
        <EventBanner event={home.nextEvent} />
        <Section
          id="faq"
          title="What parents ask"
          aside={
            <Link className="button quiet-button" to="/contact">
              Ask us something else
            </Link>
          }
        >
          <FaqList items={home.faq} />
        </Section>
      </div>
    </>
  )
}
