import { withoutResults, withResults } from '@touchline/domain/rules-of-play.ts'
import { zodiacAnimal } from '@touchline/domain/tournament/day/zodiac.ts'
import { dayPhase } from '@touchline/domain/tournament/view/day-phase.ts'
import { dayAndYear } from '@touchline/domain/words.ts'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadClub } from '../../club/load-club.ts'
import { pageMeta } from '../../page-meta.ts'
import { AwardsGiven } from '../../tournament/awards-given.tsx'
import { DayBar } from '../../tournament/day-bar.tsx'
import { DayPlan } from '../../tournament/day-plan.tsx'
import { dayStructure } from '../../tournament/day-structure.ts'
import { DivisionTable } from '../../tournament/division-table.tsx'
import { EventFacts } from '../../tournament/event-facts.tsx'
import { GREETINGS } from '../../tournament/greetings.ts'
import { GroupTables } from '../../tournament/group-tables.tsx'
import { type LoadedDay, loadDayOfKind } from '../../tournament/load-day.ts'
import { NoDay } from '../../tournament/no-day.tsx'
import { PitchMap } from '../../tournament/pitch-map.tsx'
import { TeamColours } from '../../tournament/team-colours.tsx'
import styles from '../../tournament/tournament.module.css'
import { useClubClock } from '../../tournament/use-club-minute.ts'
import { Field } from '../../ui/form/field.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import { WishWall } from './wish-wall.tsx'

const PATH = '/lunar-new-year-tournament'

export async function loader({ context }: LoaderFunctionArgs) {
  const [loaded, { facts }] = await Promise.all([loadDayOfKind(context, 'LUNAR_NEW_YEAR'), loadClub(context)])
  return { ...loaded, young: withoutResults(facts.resultsFrom), champions: withResults(facts.resultsFrom) }
}

export const meta = pageMeta(({ loaderData }) => ({
  title: 'Lunar New Year tournament',
  description:
    'Short games on zodiac pitches, a lion dance, food, and a red envelope for every child: one day for all our families.',
  path: PATH,
  keywords: 'Lunar New Year, youth soccer tournament, zodiac pitches, lion dance',
  structured: dayStructure((loaderData as LoadedDay | undefined)?.day ?? null, PATH),
}))

export default function LunarNewYear() {
  const { day, date, young, champions, slug, signUp } = useLoaderData<typeof loader>()
  const { today } = useClubClock()
  const phase = day && dayPhase(day, today)
  const animal = date ? zodiacAnimal(date) : null
  return (
    <>
      <PageHead
        title="Lunar New Year tournament"
        eyebrow={[date ? dayAndYear(date) : 'Date soon', day?.venue.address].filter(Boolean).join(', ')}
        lead={`${animal ? `Year of the ${animal}. ` : ''}Short games on twelve animal pitches, a lion dance at noon, and a red envelope for every child.`}
      >
        {signUp && (
          <Link className="button" to={`/tournaments/${slug}#join`}>
            Join in
          </Link>
        )}
        <Link className="button" to={day ? `/team-schedule?event=${day.slug}` : '/contact'}>
          {phase === null ? 'Register a team' : phase === 'OVER' ? 'Look back at the day' : 'Find my team'}
        </Link>
        <Link className="button quiet-button" to={`${PATH}/refs`}>
          For referees
        </Link>
      </PageHead>
      {day && <DayBar day={day} />}
      <Facts day={day} date={date} young={young} signUp={signUp} />
      <Section id="divisions" title="Divisions and formats">
        {day ? (
          <DivisionTable divisions={day.divisions} />
        ) : (
          <NoDay what="Divisions follow with the registrations." />
        )}
      </Section>
      {day && (
        <Section id="teams" title="The teams">
          <TeamColours day={day} />
        </Section>
      )}
      <Section id="plan" title="The day">
        {day ? <DayPlan rundown={day.rundown} /> : <p>The times follow with the draw.</p>}
        <p className={styles.words}>
          The drums are loud: we say so before, and the quiet corner is behind the desk. No firecrackers.
        </p>
      </Section>
      {day && <GroupTables tables={day.tables} />}
      <ToWin day={day} champions={champions} />
      {day && (
        <Section id="map" title="Twelve animals, twelve pitches">
          <PitchMap pitches={day.pitches} label="Map of the pitches" />
        </Section>
      )}
      <ForEverybody />
      <Help />
    </>
  )
}

type Loaded = Awaited<ReturnType<typeof loader>>

function Facts({ day, date, young, signUp }: Pick<Loaded, 'day' | 'date' | 'young' | 'signUp'>) {
  return (
    <Section id="facts" title="The day in short">
      <EventFacts day={day} date={date} ages="U6 to U15, families and guests" signUp={signUp} />
      <p className={styles.words}>
        {young ? `No scores for ${young}; a` : 'A'} kind act counts in every division.
      </p>
      <ul className={`plain-list ${styles.greetings}`} aria-label="Greetings">
        {GREETINGS.map(({ text, own, lang }) => (
          <li key={text}>
            <strong lang={lang === 'vi' ? 'vi' : undefined}>{text}</strong>{' '}
            {own && <span lang={lang}>{own}</span>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function ToWin({ day, champions }: Pick<Loaded, 'day' | 'champions'>) {
  return (
    <Section id="awards" title="What there is to win">
      <ul className={styles.prose}>
        <li>The Fair Play lantern, in every division: for the team that was kindest.</li>
        <li>A red envelope with a chocolate coin and a kind note, for every child.</li>
        {champions && <li>A champion only for {champions}.</li>}
      </ul>
      {day && <AwardsGiven day={day} />}
    </Section>
  )
}

const ForEverybody = () => (
  <>
    <Section
      id="zodiac"
      title="Your animal"
      lead="From the day you were born; January and February babies, look closely."
    >
      <ZodiacFinder />
    </Section>
    <Section
      id="wishes"
      title="The wish wall"
      lead="Hang a lantern for what you wish the new year to bring. No name, no words to type."
    >
      <WishWall />
    </Section>
  </>
)

const Help = () => (
  <Section id="help" title="Food, helpers, referees">
    <p className={styles.words}>
      There is warm food all day. We look for marshals, game leaders, table helpers and people who greet
      families in Cantonese, Mandarin, Vietnamese or Korean:{' '}
      <Link to="/contact">tell us which hours suit you</Link>. Referees find their games and the guide{' '}
      <Link to={`${PATH}/refs`}>on their own page</Link>.
    </p>
    <p className={styles.words}>
      The food and the envelopes are paid for by our sponsors: would you like to be one?{' '}
      <Link to="/contact">Write to us</Link>. Photos and films of other years are{' '}
      <Link to="/showcase">in the showcase</Link>; nobody is in them without a yes.
    </p>
  </Section>
)

/** Stays on the device: the day of birth is sent nowhere. */
function ZodiacFinder() {
  const [born, setBorn] = useState('')
  const animal = born ? zodiacAnimal(born) : null
  return (
    <div className={`needs-script ${styles.empty}`}>
      <Field
        label="Born on"
        type="date"
        required
        min="2005-02-09"
        value={born}
        onChange={(event) => setBorn(event.target.value)}
        hint="This stays on your device."
      />
      <p role="status">
        {born === ''
          ? ''
          : animal
            ? `Your animal is the ${animal}. Find the ${animal} pitch and say hello.`
            : 'Our calendar does not go that far.'}
      </p>
    </div>
  )
}
