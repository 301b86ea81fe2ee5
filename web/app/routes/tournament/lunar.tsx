import { OLDEST_GROUP, YOUNGEST_GROUP } from '@touchline/domain/players/age-group.ts'
import { animalName } from '@touchline/domain/tournament/day/day.texts.ts'
import { zodiacAnimal } from '@touchline/domain/tournament/day/zodiac.ts'
import { dayPhase } from '@touchline/domain/tournament/view/day-phase.ts'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadClub } from '../../club/load-club.ts'
import { SiteLink } from '../../languages/site-link.tsx'
import { langOf } from '../../languages/written.tsx'
import { pageMeta } from '../../page-meta.ts'
import { AwardsGiven } from '../../tournament/awards-given.tsx'
import { DateAndVenue } from '../../tournament/date-and-venue.tsx'
import { DayBar } from '../../tournament/day-bar.tsx'
import { DayPlan } from '../../tournament/day-plan.tsx'
import { dayStructure } from '../../tournament/day-structure.ts'
import { DivisionTable } from '../../tournament/division-table.tsx'
import { EventFacts } from '../../tournament/event-facts.tsx'
import { GREETINGS } from '../../tournament/greetings.ts'
import { GroupTables } from '../../tournament/group-tables.tsx'
import { joinIn } from '../../tournament/join/join.texts.ts'
import { type LoadedDay, loadDayOfKind } from '../../tournament/load-day.ts'
import { NoDay } from '../../tournament/no-day.tsx'
import { PitchMap } from '../../tournament/pitch-map.tsx'
import { TeamColours } from '../../tournament/team-colours.tsx'
import styles from '../../tournament/tournament.module.css'
import * as shared from '../../tournament/tournament.texts.ts'
import { useClubClock } from '../../tournament/use-club-minute.ts'
import { Field } from '../../ui/form/field.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import * as texts from './lunar.texts.ts'
import { findMyTeam, lookBack } from './tournament.texts.ts'
import { WishWall } from './wish-wall.tsx'

const PATH = '/lunar-new-year-tournament'

export async function loader({ context }: LoaderFunctionArgs) {
  const [loaded, { facts }] = await Promise.all([loadDayOfKind(context, 'LUNAR_NEW_YEAR'), loadClub(context)])
  return { ...loaded, resultsFrom: facts.resultsFrom }
}

export const meta = pageMeta(({ loaderData }) => ({
  title: texts.title,
  description: texts.description,
  path: PATH,
  keywords: texts.keywords,
  structured: dayStructure((loaderData as LoadedDay | undefined)?.day ?? null, PATH),
}))

export default function LunarNewYear() {
  const { day, date, resultsFrom, slug, signUp } = useLoaderData<typeof loader>()
  const { today } = useClubClock()
  const phase = day && dayPhase(day, today)
  const animal = date ? zodiacAnimal(date) : null
  return (
    <>
      <PageHead
        title={texts.title}
        eyebrow={<DateAndVenue day={day} date={date} hasName={false} />}
        lead={`${animal ? texts.yearOf(animalName(animal)) : ''}${texts.lead}`}
      >
        {signUp && (
          <SiteLink className="button" to={`/tournaments/${slug}#join`}>
            {joinIn}
          </SiteLink>
        )}
        <SiteLink className="button" to={day ? `/team-schedule?event=${day.slug}` : '/contact'}>
          {phase === null ? texts.registerTeam : phase === 'OVER' ? lookBack : findMyTeam}
        </SiteLink>
        <SiteLink className="button quiet-button" to={`${PATH}/refs`}>
          {texts.forReferees}
        </SiteLink>
      </PageHead>
      {day && <DayBar day={day} />}
      <Facts day={day} date={date} resultsFrom={resultsFrom} signUp={signUp} />
      <Section id="divisions" title={shared.divisionsTitle}>
        {day ? <DivisionTable divisions={day.divisions} /> : <NoDay what={texts.divisionsFollow} />}
      </Section>
      {day && (
        <Section id="teams" title={shared.teams}>
          <TeamColours day={day} />
        </Section>
      )}
      <Section id="plan" title={shared.theDay}>
        {day ? <DayPlan rundown={day.rundown} /> : <p>{shared.timesFollow}</p>}
        <p className={styles.words}>{texts.drums}</p>
      </Section>
      {day && <GroupTables tables={day.tables} />}
      <ToWin day={day} resultsFrom={resultsFrom} />
      {day && (
        <Section id="map" title={texts.twelvePitches}>
          <PitchMap pitches={day.pitches} label={shared.pitchMap} />
        </Section>
      )}
      <ForEverybody />
      <Help />
    </>
  )
}

type Loaded = Awaited<ReturnType<typeof loader>>

function Facts({ day, date, resultsFrom, signUp }: Pick<Loaded, 'day' | 'date' | 'resultsFrom' | 'signUp'>) {
  return (
    <Section id="facts" title={shared.dayInShort}>
      <EventFacts day={day} date={date} ages={texts.forAges} signUp={signUp} />
      <p className={styles.words}>
        {resultsFrom > YOUNGEST_GROUP ? texts.noScoresBelow(resultsFrom - 1) : texts.kindActs}
      </p>
      <ul className={`plain-list ${styles.greetings}`} aria-label={texts.greetings}>
        {GREETINGS.map(({ text, own, lang }) => (
          <li key={text}>
            <strong lang={lang === 'vi' ? 'vi' : langOf(text)}>{text}</strong>{' '}
            {own && <span lang={lang}>{own}</span>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function ToWin({ day, resultsFrom }: Pick<Loaded, 'day' | 'resultsFrom'>) {
  return (
    <Section id="awards" title={texts.toWin}>
      <ul className={styles.prose}>
        <li>{texts.lantern}</li>
        <li>{texts.envelope}</li>
        {resultsFrom <= OLDEST_GROUP && <li>{texts.championFrom(resultsFrom)}</li>}
      </ul>
      {day && <AwardsGiven day={day} />}
    </Section>
  )
}

const ForEverybody = () => (
  <>
    <Section id="zodiac" title={texts.yourAnimal} lead={texts.animalLead}>
      <ZodiacFinder />
    </Section>
    <Section id="wishes" title={texts.wishWall} lead={texts.wishLead}>
      <WishWall />
    </Section>
  </>
)

const Help = () => (
  <Section id="help" title={texts.help}>
    <p className={styles.words}>
      {texts.helpers}
      <SiteLink to="/contact">{texts.whichHours}</SiteLink>
      {texts.refereesFind}
      <SiteLink to={`${PATH}/refs`}>{texts.ownPage}</SiteLink>
      {texts.afterOwnPage}
    </p>
    <p className={styles.words}>
      {texts.sponsors}
      <SiteLink to="/contact">{texts.writeToUs}</SiteLink>
      {texts.photosAre}
      <SiteLink to="/showcase">{texts.inShowcase}</SiteLink>
      {texts.withYes}
    </p>
  </Section>
)

/** Runs on the device: the birth date is not sent anywhere. */
function ZodiacFinder() {
  const [born, setBorn] = useState('')
  const animal = born ? zodiacAnimal(born) : null
  return (
    <div className={`needs-script ${styles.empty}`}>
      <Field
        label={texts.bornOn}
        type="date"
        required
        min="2005-02-09"
        value={born}
        onChange={(event) => setBorn(event.target.value)}
        hint={texts.staysHere}
      />
      <p role="status">{born === '' ? '' : animal ? texts.animalIs(animalName(animal)) : texts.notThatFar}</p>
    </div>
  )
}
