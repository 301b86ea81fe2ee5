import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { gameFilter } from '@touchline/domain/tournament/view/filter-games.ts'
import { refereeDays } from '@touchline/domain/tournament/view/referee-day.ts'
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { loadClub } from '../../club/load-club.ts'
import { SiteLink } from '../../languages/site-link.tsx'
import { mixed, written } from '../../languages/written.tsx'
import { pageMeta } from '../../page-meta.ts'
import { DayBar } from '../../tournament/day-bar.tsx'
import { DivisionTable } from '../../tournament/division-table.tsx'
import { keepLoaded } from '../../tournament/keep-loaded.ts'
import { loadDayOfKind } from '../../tournament/load-day.ts'
import { NoDay } from '../../tournament/no-day.tsx'
import { PitchMap } from '../../tournament/pitch-map.tsx'
import styles from '../../tournament/tournament.module.css'
import * as shared from '../../tournament/tournament.texts.ts'
import { ChipLinks } from '../../ui/chip-links.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import { ConfirmGames } from './confirm-games.tsx'
import { RefereeSlips } from './referee-slips.tsx'
import * as texts from './referees.texts.ts'
import { ThanksWall } from './thanks-wall.tsx'

const PATH = '/lunar-new-year-tournament/refs'

export async function loader({ context }: LoaderFunctionArgs) {
  const { contact } = await loadClub(context)
  return { ...(await loadDayOfKind(context, 'LUNAR_NEW_YEAR')), phone: contact.phone }
}

export const shouldRevalidate = keepLoaded

export const meta = pageMeta({
  title: texts.pageTitle,
  description: texts.description,
  path: PATH,
  keywords: texts.keywords,
})

export default function LunarRefs() {
  const { day, phone } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  if (day === null)
    return (
      <>
        <PageHead title={texts.title} />
        <Section id="games" title={texts.notOut}>
          <NoDay what={texts.outByThursday} />
        </Section>
      </>
    )
  const { referee } = gameFilter(day, params)
  const days = refereeDays(day)
  return (
    <>
      <PageHead title={texts.title} eyebrow={written(day.name)} lead={texts.lead}>
        <SiteLink className="button" to={`${PATH}/doc`}>
          {texts.guide}
        </SiteLink>
        <SiteLink className="button quiet-button" to={`/referee-field-schedule?event=${day.slug}`}>
          {texts.allFields}
        </SiteLink>
      </PageHead>
      <DayBar day={day} />
      <Section id="games" title={texts.myGames}>
        <div className={styles.actions}>
          <ChipLinks
            label={texts.referee}
            chips={days
              .filter(({ games }) => games.length > 0)
              .map(({ id, name }) => ({ to: `${PATH}?referee=${id}`, name, isCurrent: id === referee }))}
          />
        </div>
        {referee ? (
          <div className={styles.two}>
            <RefereeSlips days={days} only={referee} />
            <ConfirmGames key={referee} slug={day.slug} officialId={referee} />
          </div>
        ) : (
          <p>{texts.chooseName}</p>
        )}
        <p className={styles.words}>
          {texts.cannotMakeIt}
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
          {shared.stop}
        </p>
      </Section>
      <CheckIn day={day} standby={days.filter(({ games }) => games.length === 0)} />
      <ThanksWall day={day} />
      <Section id="rules" title={texts.halfLengths}>
        <DivisionTable divisions={day.divisions} />
      </Section>
    </>
  )
}

const CheckIn = ({ day, standby }: { day: DayView; standby: { name: string }[] }) => (
  <Section id="tent" title={texts.checkIn}>
    <ul className={styles.prose}>
      <li>
        {texts.comeToTent}
        {written(day.venue.firstAidPoint) || texts.atDesk}
        {shared.stop}
      </li>
      <li>{texts.bring}</li>
      <li>{texts.missingReferee}</li>
      <li>{texts.snacks}</li>
      <li>{texts.mentor}</li>
      {standby.length > 0 && <li>{mixed(texts.standby(shared.names(standby.map(({ name }) => name))))}</li>}
    </ul>
    <PitchMap pitches={day.pitches} label={shared.pitchMap} />
  </Section>
)
