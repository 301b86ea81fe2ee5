import { dayPhase } from '@touchline/domain/tournament/view/day-phase.ts'
import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { dayAndYear } from '@touchline/domain/words.ts'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import * as frame from '../../frame/frame.texts.ts'
import { SiteLink } from '../../languages/site-link.tsx'
import { written } from '../../languages/written.tsx'
import { pageMeta } from '../../page-meta.ts'
import { AwardsGiven } from '../../tournament/awards-given.tsx'
import { DateAndVenue } from '../../tournament/date-and-venue.tsx'
import { DayBar } from '../../tournament/day-bar.tsx'
import { DayPlan } from '../../tournament/day-plan.tsx'
import { dayStructure } from '../../tournament/day-structure.ts'
import { DivisionTable } from '../../tournament/division-table.tsx'
import { EventFacts } from '../../tournament/event-facts.tsx'
import { GroupTables } from '../../tournament/group-tables.tsx'
import { loadAskedTexts } from '../../tournament/join/asked-texts.ts'
import { joinIn } from '../../tournament/join/join.texts.ts'
import { JoinSection } from '../../tournament/join/join-section.tsx'
import { keepLoaded } from '../../tournament/keep-loaded.ts'
import { type LoadedDay, loadDayOfSlug } from '../../tournament/load-day.ts'
import { NoDay } from '../../tournament/no-day.tsx'
import { PitchMap } from '../../tournament/pitch-map.tsx'
import { TeamColours } from '../../tournament/team-colours.tsx'
import styles from '../../tournament/tournament.module.css'
import * as shared from '../../tournament/tournament.texts.ts'
import { useClubClock } from '../../tournament/use-club-minute.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import * as texts from './tournament.texts.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const loaded = await loadDayOfSlug(context, params.slug)
  const slug = params.slug ?? ''
  // The consents are loaded only if one can join.
  const asked = loaded.signUp && loaded.kind ? await loadAskedTexts(context, loaded.kind) : null
  return { ...loaded, slug, asked, path: `/tournaments/${slug}` }
}

export const shouldRevalidate = keepLoaded

export const meta = pageMeta(({ loaderData }) => {
  const { name, date, day, path } = (loaderData ?? {}) as Partial<LoadedDay & { path: string }>
  if (!name || !path) return { title: frame.notFoundPage, description: texts.noTournament, isPrivate: true }
  return {
    title: date ? texts.titleOn(name, dayAndYear(date)) : name,
    description: texts.description(name),
    path,
    keywords: texts.keywords,
    structured: dayStructure(day ?? null, path),
  }
})

/** Any tournament, of any year: teams, times, standings and paper. */
export default function Tournament() {
  const { day, name, date, slug, signUp, asked, path } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead
        title={written(name) ?? shared.tournament}
        eyebrow={<DateAndVenue day={day} date={date} />}
        lead={day ? countsOf(day) : texts.teamsFollow}
      >
        {signUp && (
          <a className="button" href="#join">
            {joinIn}
          </a>
        )}
        {day && <FindMyTeam day={day} />}
        {day && (
          <SiteLink className="button quiet-button" to={`${path}/schedule`}>
            {texts.wholeSchedule}
          </SiteLink>
        )}
      </PageHead>
      {day && <DayBar day={day} />}
      <Section id="facts" title={shared.dayInShort}>
        <EventFacts
          day={day}
          date={date}
          ages={day ? shared.names(day.divisions.map((one) => one.name)) : ''}
          signUp={signUp}
        />
      </Section>
      {signUp && asked && <JoinSection slug={slug} terms={signUp} asked={asked} />}
      {day ? <WholeDay day={day} /> : <NotDrawn />}
      <Section id="more" title={texts.more}>
        <p className={styles.actions}>
          <SiteLink to="/tournaments">{texts.allTournaments}</SiteLink>
          <SiteLink to="/events">{texts.whatElse}</SiteLink>
        </p>
      </Section>
    </>
  )
}

const countsOf = ({ teams, games, divisions }: DayView) =>
  texts.counts(teams.length, games.length, divisions.length)

function FindMyTeam({ day }: { day: DayView }) {
  const { today } = useClubClock()
  return (
    <SiteLink className="button" to={`/team-schedule?event=${day.slug}`}>
      {dayPhase(day, today) === 'OVER' ? texts.lookBack : texts.findMyTeam}
    </SiteLink>
  )
}

const NotDrawn = () => (
  <Section id="games" title={shared.notDrawn}>
    <NoDay what={texts.drawnSoon} />
  </Section>
)

function WholeDay({ day }: { day: DayView }) {
  return (
    <>
      <Section id="divisions" title={shared.divisionsTitle}>
        <DivisionTable divisions={day.divisions} />
      </Section>
      <Section id="teams" title={shared.teams}>
        <TeamColours day={day} />
      </Section>
      {day.rundown.length > 0 && (
        <Section id="plan" title={shared.theDay}>
          <DayPlan rundown={day.rundown} />
        </Section>
      )}
      <GroupTables tables={day.tables} />
      {day.awards.some(({ teamId }) => teamId) && (
        <Section id="awards" title={shared.awards}>
          <AwardsGiven day={day} />
        </Section>
      )}
      <Section id="map" title={shared.pitches}>
        <PitchMap pitches={day.pitches} label={shared.pitchMap} />
      </Section>
      <Section id="papers" title={texts.forHelpers}>
        <p className={styles.actions}>
          <SiteLink to={`/referee-field-schedule?event=${day.slug}`}>{texts.refereesAndFields}</SiteLink>
          <SiteLink to={`/tournament-rundown?event=${day.slug}`}>{texts.rundown}</SiteLink>
          <SiteLink to={`/printable-score-cards?event=${day.slug}`}>{texts.scoreCards}</SiteLink>
          <SiteLink to={`/team-schedule?event=${day.slug}&print=poster`}>{texts.poster}</SiteLink>
        </p>
      </Section>
    </>
  )
}
