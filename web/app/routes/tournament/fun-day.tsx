import { dayPhase } from '@touchline/domain/tournament/view/day-phase.ts'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadClub } from '../../club/load-club.ts'
import { SiteLink } from '../../languages/site-link.tsx'
import { written } from '../../languages/written.tsx'
import { pageMeta } from '../../page-meta.ts'
import { AwardsGiven } from '../../tournament/awards-given.tsx'
import { DateAndVenue } from '../../tournament/date-and-venue.tsx'
import { DayBar } from '../../tournament/day-bar.tsx'
import { DayPlan } from '../../tournament/day-plan.tsx'
import { dayStructure } from '../../tournament/day-structure.ts'
import { EventFacts } from '../../tournament/event-facts.tsx'
import { type LoadedDay, loadDayOfKind } from '../../tournament/load-day.ts'
import { NoDay } from '../../tournament/no-day.tsx'
import { TeamColours } from '../../tournament/team-colours.tsx'
import styles from '../../tournament/tournament.module.css'
import * as shared from '../../tournament/tournament.texts.ts'
import { useClubClock } from '../../tournament/use-club-minute.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import * as texts from './fun-day.texts.ts'
import { Passport } from './passport.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { field } = await loadClub(context)
  const { parking, washrooms, mapLink } = field
  return { ...(await loadDayOfKind(context, 'FUN_DAY')), field: { parking, washrooms, mapLink } }
}

export const meta = pageMeta(({ loaderData }) => ({
  title: texts.title,
  description: texts.description,
  path: '/fun-day-tournament',
  keywords: texts.keywords,
  structured: dayStructure((loaderData as LoadedDay | undefined)?.day ?? null, '/fun-day-tournament'),
}))

export default function FunDay() {
  const { day, date, field, slug, signUp } = useLoaderData<typeof loader>()
  const { today } = useClubClock()
  const isOver = day !== null && dayPhase(day, today) === 'OVER'
  return (
    <>
      <PageHead title={texts.title} eyebrow={<DateAndVenue day={day} date={date} />} lead={texts.lead}>
        <WayOn
          isOver={isOver}
          joinPath={date && (signUp ? `/tournaments/${slug}#join` : '/fun-day-waiver')}
        />
        <SiteLink className="button quiet-button" to="/fun-day-tournament-rules">
          {texts.tenLines}
        </SiteLink>
      </PageHead>
      {day && <DayBar day={day} />}
      <Section id="facts" title={shared.dayInShort}>
        <EventFacts day={day} date={date} ages={texts.forAges} signUp={signUp} />
      </Section>
      <WhatHappens day={day} />
      <Section id="draw" title={texts.draw} lead={texts.drawLead}>
        {day ? <TeamColours day={day} /> : <NoDay what={texts.drawnOn} />}
      </Section>
      {day?.awards.some(({ teamId }) => teamId) && (
        <Section id="awards" title={texts.fairPlay} lead={texts.fairPlayLead}>
          <AwardsGiven day={day} />
        </Section>
      )}
      <Section id="timetable" title={shared.theDay}>
        {day ? <DayPlan rundown={day.rundown} /> : <p>{shared.timesFollow}</p>}
        <p className={styles.actions}>
          <SiteLink className="button" to="/fun-day-tournament-schedule">
            {texts.wholeSchedule}
          </SiteLink>
          <SiteLink to={`/team-schedule${day ? `?event=${day.slug}` : ''}`}>{texts.myTeamOnly}</SiteLink>
        </p>
      </Section>
      <GoodToKnow day={day} field={field} />
      <LendAHand />
      <BeforeYouCome />
      <Section id="passport" title={texts.passport}>
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
        <SiteLink className="button" to="/fun-day-tournament-schedule">
          {texts.lookBack}
        </SiteLink>
        <SiteLink className="button quiet-button" to="/showcase">
          {texts.photos}
        </SiteLink>
      </>
    )
  return (
    <SiteLink className="button" to={joinPath ?? '/contact'}>
      {joinPath === null ? shared.wouldLikeToCome : texts.join}
    </SiteLink>
  )
}

type Loaded = Awaited<ReturnType<typeof loader>>

function WhatHappens({ day }: Pick<Loaded, 'day'>) {
  return (
    <Section id="what" title={texts.whatHappens}>
      <div className={styles.two}>
        <div className={styles.prose}>
          <p>{texts.aboutTeams(Math.min(3, ...(day?.divisions.map(({ gamesEach }) => gamesEach) ?? [3])))}</p>
          <p>{texts.aboutStations}</p>
        </div>
        <ul className={styles.prose}>
          <li>{texts.speedGate}</li>
          <li>{texts.targetWall}</li>
          <li>{texts.shootOut}</li>
          <li>{texts.facePaint}</li>
          <li>{texts.quietCorner}</li>
        </ul>
      </div>
    </Section>
  )
}

function GoodToKnow({ day, field }: Pick<Loaded, 'day' | 'field'>) {
  return (
    <Section id="bring" title={texts.goodToKnow}>
      <div className={styles.two}>
        <ul className={styles.prose}>
          <li>{texts.bring}</li>
          <li>{texts.noNuts}</li>
          <li>{texts.noDogs}</li>
        </ul>
        <ul className={styles.prose}>
          <li>{written(field.parking)}</li>
          <li>{written(field.washrooms)}</li>
          {day?.venue.firstAidPoint && (
            <li>
              {texts.firstAid}
              {written(day.venue.firstAidPoint)}
            </li>
          )}
          <li>
            <a href={field.mapLink}>{texts.openMap}</a>
          </li>
        </ul>
      </div>
    </Section>
  )
}

const LendAHand = () => (
  <Section id="help" title={texts.lendAHand} lead={texts.lendLead}>
    <ul className={styles.prose}>
      <li>{texts.at8}</li>
      <li>{texts.at9}</li>
      <li>{texts.at12}</li>
      <li>{texts.at14}</li>
    </ul>
    <p className={styles.actions}>
      <SiteLink to="/contact">{texts.whichHours}</SiteLink>
    </p>
  </Section>
)

const BeforeYouCome = () => (
  <Section id="papers" title={texts.beforeYouCome}>
    <p className={styles.words}>
      {texts.everyChildNeeds}
      <SiteLink to="/fun-day-waiver">{texts.consent}</SiteLink>
      {texts.takesTwoMinutes}
    </p>
  </Section>
)
