import { eventEntry } from '@touchline/domain/club/agenda.ts'
import { factLines, kitsFrom } from '@touchline/domain/club/fact-lines.ts'
import type { ClubEvent } from '@touchline/domain/club/schemas/events.ts'
import {
  decisionTime,
  eitherDay,
  lastSessionNames,
  seasonDates,
  seasonName,
  seasonTitle,
  sessionCount,
  trainingDays,
} from '@touchline/domain/club/season-words.ts'
import type { ClubContent } from '@touchline/domain/club/settings.ts'
import { whenToPay } from '@touchline/domain/money/when-to-pay.ts'
import { longMonthNotes } from '@touchline/domain/pricing/per-session.ts'
import { monthsToBill, sessionsPerMonth } from '@touchline/domain/programs/program-sessions.ts'
import { placeName, timeRange } from '@touchline/domain/words.ts'
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { loadClub } from '../../club/load-club.ts'
import { loadFrame } from '../../club/load-frame.ts'
import { madeOnce } from '../../club/made-once.ts'
import { nextEvent } from '../../club/next-event.ts'
import { nextMatches } from '../../club/next-matches.ts'
import { type ThisWeekend, thisWeekend } from '../../club/this-weekend.ts'
import { FaqList } from '../../components/faq-list.tsx'
import { handedOnce } from '../../first-paint/handed-data.ts'
import { Still } from '../../first-paint/still.tsx'
import { SiteLink } from '../../languages/site-link.tsx'
import { written } from '../../languages/written.tsx'
import { pageMeta } from '../../page-meta.ts'
import { siteContext } from '../../site.ts'
import { Section } from '../../ui/section.tsx'
import { DateStub, Ticket } from '../../ui/ticket.tsx'
import { calendarView, seasonChips, shownSeason } from './home/calendar-view.ts'
import { Coaches } from './home/coaches.tsx'
import { FeaturedVideo } from './home/featured-video.tsx'
import { Hero } from './home/hero.tsx'
import * as texts from './home/home.texts.ts'
import { Kits } from './home/kits.tsx'
import { Matches } from './home/matches.tsx'
import { Philosophy } from './home/philosophy.tsx'
import { Prices } from './home/prices.tsx'
import { ShirtRow } from './home/shirt-row.tsx'
import { clubStructure, descriptionOf, pricesOf } from './home/structured.ts'
import { TrainingCalendar } from './home/training-calendar.tsx'
import { Weekend } from './home/weekend.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { context, request } = args
  const club = await loadClub(context)
  const { today, isData } = context.get(siteContext)
  const shown = shownSeason(club, new URL(request.url).searchParams.get('season'))
  const home = madeOnce(club, `${today} ${shown.id}`, () => homeOf(club, shown, today))
  return isData ? home : handedOnce(home, await loadFrame(args))
}

function homeOf(club: ClubContent, shown: ClubContent['season'], today: string) {
  const weekend = thisWeekend(club, today)
  const event = nextEvent(club.events, today)
  const { facts, season, field, contact, coaches, faq, videos, promises, store, payment } = club
  const prices = pricesOf(season)
  return {
    today,
    facts,
    season: { name: seasonName(season), offers: season.offers, months: monthsToBill(season, today) },
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
    calendar: { ...calendarView({ ...club, season: shown }), title: texts.calendar(seasonName(shown)) },
    seasons: seasonChips(club, shown),
    whenToPay: whenToPay(payment),
    lines: factLines(club),
    words: {
      title: seasonTitle(season),
      trainingDays: trainingDays(season),
      eitherDay: eitherDay(season),
      times: timeRange(season.startTime, season.endTime),
      place: texts.place(season.location ?? field.name, placeName(field.city)),
      postedBy: decisionTime(season),
    },
    prices,
    description: descriptionOf(club, prices),
    structured: clubStructure(club, prices),
    seasonWords: texts.seasonWords(sessionCount(season), seasonDates(season), lastSessionNames(season)),
    monthNotes: longMonthNotes(
      season.offers[0]?.once?.cents ?? 0,
      sessionsPerMonth({ ...season, days: season.days.slice(0, 1) }),
    ),
    kits: { from: kitsFrom(club.kit), pickUp: store.pickUp },
  }
}

/** After the season, the ticket at the top already shows the next event, so it is not repeated. */
const isOnTicket = (event: ClubEvent | null, weekend: ThisWeekend) =>
  event !== null && weekend.phase === 'DONE' && weekend.next?.uid === eventEntry(event).uid

type HomeData = Awaited<ReturnType<typeof loader>>

/** Another choice in the price calculator does not need the page again. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const seasonOf = ({ searchParams }: URL) => searchParams.get('season')
  const isPriceOnly =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    seasonOf(currentUrl) === seasonOf(nextUrl)
  return isPriceOnly ? false : defaultShouldRevalidate
}

export const meta = pageMeta(({ loaderData }) => ({
  title: texts.title,
  description: (loaderData as HomeData | undefined)?.description ?? texts.everyChildPlays,
  path: '/',
  keywords: texts.keywords((loaderData as HomeData | undefined)?.words.title),
  structured: (loaderData as HomeData | undefined)?.structured,
}))

export default function Home() {
  const home = useLoaderData<typeof loader>()
  return (
    <>
      <Still of={home} name="top">
        <Hero {...home} />
        <Weekend
          weekend={home.weekend}
          postedBy={home.words.postedBy}
          seasonName={home.season.name}
          seasonWords={home.seasonWords}
          lines={home.lines}
        />
      </Still>
      <div>
        <Prices {...home} notes={home.monthNotes} />
        <Still of={home} name="rest">
          <TrainingCalendar calendar={home.calendar} seasons={home.seasons} />
          <FeaturedVideo videos={home.videos} links={home.contact} />
          <Matches next={home.nextMatches} teams={home.teams} />
          <ShirtRow teams={home.teams} />
          <Coaches coaches={home.coaches} />
          <Philosophy promises={home.promises} />
          {home.kits.from && <Kits from={home.kits.from} pickUp={home.kits.pickUp} />}
          <EventBanner event={home.nextEvent} />
          <Questions items={home.faq} />
        </Still>
      </div>
    </>
  )
}

const Questions = ({ items }: { items: HomeData['faq'] }) => (
  <Section
    id="faq"
    title={texts.faq}
    aside={
      <SiteLink className="button quiet-button" to="/contact">
        {texts.askElse}
      </SiteLink>
    }
  >
    <FaqList items={items} />
  </Section>
)

/** The next fun day or tournament; empty if none is planned. */
function EventBanner({ event }: { event: ClubEvent | null }) {
  if (!event) return null
  const { title, date, startTime, endTime, place, description, page } = event
  const time = startTime && endTime && timeRange(startTime, endTime)
  return (
    <Section id="event" title={texts.nextClubDay}>
      <Ticket stub={<DateStub day={date} />}>
        <h3>{written(title)}</h3>
        <p>
          <strong>
            {time && time + texts.comma}
            {written(place)}
          </strong>
        </p>
        <p>{written(description)}</p>
        <p>
          <SiteLink to={page ?? '/events'}>{page ? texts.seeDay : texts.seeClubDays}</SiteLink>
        </p>
      </Ticket>
    </Section>
  )
}
