import { dayPhase } from '@touchline/domain/tournament/view/day-phase.ts'
import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { dayAndYear } from '@touchline/domain/words.ts'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadClub } from '../../club/load-club.ts'
import { pageMeta } from '../../page-meta.ts'
import { AwardsGiven } from '../../tournament/awards-given.tsx'
import { DayBar } from '../../tournament/day-bar.tsx'
import { DayPlan } from '../../tournament/day-plan.tsx'
import { dayStructure } from '../../tournament/day-structure.ts'
import { DivisionTable } from '../../tournament/division-table.tsx'
import { EventFacts } from '../../tournament/event-facts.tsx'
import { GroupTables } from '../../tournament/group-tables.tsx'
import { JoinSection } from '../../tournament/join/join-section.tsx'
import { keepLoaded } from '../../tournament/keep-loaded.ts'
import { type LoadedDay, loadDayOfSlug } from '../../tournament/load-day.ts'
import { NoDay } from '../../tournament/no-day.tsx'
import { PitchMap } from '../../tournament/pitch-map.tsx'
import { TeamColours } from '../../tournament/team-colours.tsx'
import styles from '../../tournament/tournament.module.css'
import { useClubClock } from '../../tournament/use-club-minute.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const loaded = await loadDayOfSlug(context, params.slug)
  const slug = params.slug ?? ''
  // Only who can join reads what there is to agree to.
  const texts = loaded.signUp ? (await loadClub(context)).consents : null
  return { ...loaded, slug, texts, path: `/tournaments/${slug}` }
}

export const shouldRevalidate = keepLoaded

export const meta = pageMeta(({ loaderData }) => {
  const { name, date, day, path } = (loaderData ?? {}) as Partial<LoadedDay & { path: string }>
  if (!name || !path)
    return { title: 'Not found', description: 'We can’t find this tournament.', isPrivate: true }
  return {
    title: date ? `${name}, ${dayAndYear(date)}` : name,
    description: `${name}: teams, times, pitches and results on one page.`,
    path,
    keywords: 'youth soccer tournament, teams, schedule, standings',
    structured: dayStructure(day ?? null, path),
  }
})

/** Any tournament, of any year: teams, times, standings and paper. */
export default function Tournament() {
  const { day, name, date, slug, signUp, texts, path } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead
        title={name ?? 'Tournament'}
        eyebrow={[date ? dayAndYear(date) : 'Date soon', day?.venue.name, day?.venue.address]
          .filter(Boolean)
          .join(', ')}
        lead={day ? countsOf(day) : 'Teams and times follow with the draw.'}
      >
        {signUp && (
          <Link className="button" to="#join">
            Join in
          </Link>
        )}
        {day && <FindMyTeam day={day} />}
        {day && (
          <Link className="button quiet-button" to={`${path}/schedule`}>
            The whole schedule
          </Link>
        )}
      </PageHead>
      {day && <DayBar day={day} />}
      <Section id="facts" title="The day in short">
        <EventFacts
          day={day}
          date={date}
          ages={day ? day.divisions.map((one) => one.name).join(', ') : ''}
          signUp={signUp}
        />
      </Section>
      {signUp && texts && <JoinSection slug={slug} terms={signUp} texts={texts} />}
      {day ? <WholeDay day={day} /> : <NotDrawn />}
      <Section id="more" title="More">
        <p className={styles.actions}>
          <Link to="/tournaments">All tournaments</Link>
          <Link to="/events">What else is on</Link>
        </p>
      </Section>
    </>
  )
}

const countsOf = ({ teams, games, divisions }: DayView) =>
  `${teams.length} teams, ${games.length} games, ${divisions.length === 1 ? 'one division' : `${divisions.length} divisions`}.`

function FindMyTeam({ day }: { day: DayView }) {
  const { today } = useClubClock()
  return (
    <Link className="button" to={`/team-schedule?event=${day.slug}`}>
      {dayPhase(day, today) === 'OVER' ? 'Look back at the day' : 'Find my team'}
    </Link>
  )
}

const NotDrawn = () => (
  <Section id="games" title="Not drawn yet">
    <NoDay what="Teams and times will be here as soon as they are drawn." />
  </Section>
)

function WholeDay({ day }: { day: DayView }) {
  return (
    <>
      <Section id="divisions" title="Divisions and formats">
        <DivisionTable divisions={day.divisions} />
      </Section>
      <Section id="teams" title="The teams">
        <TeamColours day={day} />
      </Section>
      {day.rundown.length > 0 && (
        <Section id="plan" title="The day">
          <DayPlan rundown={day.rundown} />
        </Section>
      )}
      <GroupTables tables={day.tables} />
      {day.awards.some(({ teamId }) => teamId) && (
        <Section id="awards" title="Awards">
          <AwardsGiven day={day} />
        </Section>
      )}
      <Section id="map" title="The pitches">
        <PitchMap pitches={day.pitches} label="Map of the pitches" />
      </Section>
      <Section id="papers" title="For referees and helpers">
        <p className={styles.actions}>
          <Link to={`/referee-field-schedule?event=${day.slug}`}>Referees and fields</Link>
          <Link to={`/tournament-rundown?event=${day.slug}`}>The rundown</Link>
          <Link to={`/team-schedule?event=${day.slug}&print=poster`}>A poster to print</Link>
        </p>
      </Section>
    </>
  )
}
