import { dayPhase } from '@touchline/domain/tournament/view/day-phase.ts'
import { dayAndYear } from '@touchline/domain/words.ts'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadClub } from '../../club/load-club.ts'
import { pageMeta } from '../../page-meta.ts'
import { AwardsGiven } from '../../tournament/awards-given.tsx'
import { DayBar } from '../../tournament/day-bar.tsx'
import { DayPlan } from '../../tournament/day-plan.tsx'
import { dayStructure } from '../../tournament/day-structure.ts'
import { EventFacts } from '../../tournament/event-facts.tsx'
import { type LoadedDay, loadDayOfKind } from '../../tournament/load-day.ts'
import { NoDay } from '../../tournament/no-day.tsx'
import { TeamColours } from '../../tournament/team-colours.tsx'
import styles from '../../tournament/tournament.module.css'
import { useClubClock } from '../../tournament/use-club-minute.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import { Passport } from './passport.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { field } = await loadClub(context)
  const { parking, washrooms, mapLink } = field
  return { ...(await loadDayOfKind(context, 'FUN_DAY')), field: { parking, washrooms, mapLink } }
}

export const meta = pageMeta(({ loaderData }) => ({
  title: 'Fun day',
  description:
    'A festival of short games for all ages: mixed teams, nobody sits out, no scores, and a stamp at every station.',
  path: '/fun-day-tournament',
  keywords: 'soccer festival, fun day, family day',
  structured: dayStructure((loaderData as LoadedDay | undefined)?.day ?? null, '/fun-day-tournament'),
}))

export default function FunDay() {
  const { day, date, field, slug, signUp } = useLoaderData<typeof loader>()
  const { today } = useClubClock()
  const isOver = day !== null && dayPhase(day, today) === 'OVER'
  return (
    <>
      <PageHead
        title="Fun day"
        eyebrow={[date ? dayAndYear(date) : 'Date soon', day?.venue.name, day?.venue.address]
          .filter(Boolean)
          .join(', ')}
        lead="A festival, not a cup. Mixed teams, short games, nobody sits out, and nobody counts."
      >
        <WayOn
          isOver={isOver}
          joinPath={date && (signUp ? `/tournaments/${slug}#join` : '/fun-day-waiver')}
        />
        <Link className="button quiet-button" to="/fun-day-tournament-rules">
          The rules in ten lines
        </Link>
      </PageHead>
      {day && <DayBar day={day} />}
      <Section id="facts" title="The day in short">
        <EventFacts
          day={day}
          date={date}
          ages="U6 to U15; brothers and sisters are welcome"
          signUp={signUp}
        />
      </Section>
      <WhatHappens day={day} />
      <Section id="draw" title="The draw" lead="Your team, and the shirt it wears.">
        {day ? <TeamColours day={day} /> : <NoDay what="Teams are drawn on the Thursday before." />}
      </Section>
      {day?.awards.some(({ teamId }) => teamId) && (
        <Section id="awards" title="Fair play" lead="No cup, but a lantern for the kindest team of each age.">
          <AwardsGiven day={day} />
        </Section>
      )}
      <Section id="timetable" title="The day">
        {day ? <DayPlan rundown={day.rundown} /> : <p>The times follow with the draw.</p>}
        <p className={styles.actions}>
          <Link className="button" to="/fun-day-tournament-schedule">
            The whole schedule
          </Link>
          <Link to={`/team-schedule${day ? `?event=${day.slug}` : ''}`}>My team only</Link>
        </p>
      </Section>
      <GoodToKnow day={day} field={field} />
      <LendAHand />
      <BeforeYouCome />
      <Section id="passport" title="My passport">
        <Passport />
      </Section>
    </>
  )
}

interface WayOnProps {
  isOver: boolean
  /** null: nobody knows the day yet. */
  joinPath: string | null
}

function WayOn({ isOver, joinPath }: WayOnProps) {
  if (isOver)
    return (
      <>
        <Link className="button" to="/fun-day-tournament-schedule">
          Look back at the day
        </Link>
        <Link className="button quiet-button" to="/showcase">
          Photos and films
        </Link>
      </>
    )
  return (
    <Link className="button" to={joinPath ?? '/contact'}>
      {joinPath === null ? 'Tell us that you would like to come' : 'Join the fun day'}
    </Link>
  )
}

type Loaded = Awaited<ReturnType<typeof loader>>

function WhatHappens({ day }: Pick<Loaded, 'day'>) {
  return (
    <Section id="what" title="What happens">
      <div className={styles.two}>
        <div className={styles.prose}>
          <p>
            Each team has a name from the coast and the forest, a colour, and at least{' '}
            {Math.min(3, ...(day?.divisions.map(({ gamesEach }) => gamesEach) ?? [3]))} short games. Ages that
            are thin on players play together, and coaches mix the sides until the games are even.
          </p>
          <p>Between games there are stations. Every one gives a stamp, and a full card is a medal.</p>
        </div>
        <ul className={styles.prose}>
          <li>Speed gate: how fast is your shot?</li>
          <li>Target wall: four holes, ten balls</li>
          <li>Parents’ shoot-out: your turn in goal</li>
          <li>Face paint</li>
          <li>Quiet corner, for when it is all too much</li>
        </ul>
      </div>
    </Section>
  )
}

function GoodToKnow({ day, field }: Pick<Loaded, 'day' | 'field'>) {
  return (
    <Section id="bring" title="Good to know">
      <div className={styles.two}>
        <ul className={styles.prose}>
          <li>Bring shin guards, soccer shoes or runners, water, a hat or a rain jacket.</li>
          <li>
            Please, no nuts: some of us are allergic. Tell us about other allergies in the consent form.
          </li>
          <li>Dogs stay outside of the fence, smoke stays at home.</li>
        </ul>
        <ul className={styles.prose}>
          <li>{field.parking}</li>
          <li>{field.washrooms}</li>
          {day?.venue.firstAidPoint && <li>First aid: {day.venue.firstAidPoint}</li>}
          <li>
            <a href={field.mapLink}>Open the map</a>
          </li>
        </ul>
      </div>
    </Section>
  )
}

const LendAHand = () => (
  <Section id="help" title="Lend a hand" lead="Two hours are a great help, and there is lunch.">
    <ul className={styles.prose}>
      <li>8:00 AM, marshals: set up and anchor goals</li>
      <li>9:00 AM, greeters: desk, check-in, stations</li>
      <li>12:00 PM, table helpers: lunch, medals for the youngest</li>
      <li>2:30 PM, everybody: tear down, lost and found</li>
    </ul>
    <p className={styles.actions}>
      <Link to="/contact">Tell us which hours suit you</Link>
    </p>
  </Section>
)

const BeforeYouCome = () => (
  <Section id="papers" title="Before you come">
    <p className={styles.words}>
      Every child needs a signed <Link to="/fun-day-waiver">informed consent</Link>; it takes two minutes and
      covers all your children. We play in rain and shine. If it is unsafe we say so on top of this page by
      7:00 AM.
    </p>
  </Section>
)
