import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { gameFilter } from '@touchline/domain/tournament/view/filter-games.ts'
import { refereeDays } from '@touchline/domain/tournament/view/referee-day.ts'
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { loadClub } from '../../club/load-club.ts'
import { pageMeta } from '../../page-meta.ts'
import { DayBar } from '../../tournament/day-bar.tsx'
import { DivisionTable } from '../../tournament/division-table.tsx'
import { keepLoaded } from '../../tournament/keep-loaded.ts'
import { loadDayOfKind } from '../../tournament/load-day.ts'
import { NoDay } from '../../tournament/no-day.tsx'
import { PitchMap } from '../../tournament/pitch-map.tsx'
import styles from '../../tournament/tournament.module.css'
import { ChipLinks } from '../../ui/chip-links.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import { ConfirmGames } from './confirm-games.tsx'
import { RefereeSlips } from './referee-slips.tsx'
import { ThanksWall } from './thanks-wall.tsx'

const PATH = '/lunar-new-year-tournament/refs'

export async function loader({ context }: LoaderFunctionArgs) {
  const { contact } = await loadClub(context)
  return { ...(await loadDayOfKind(context, 'LUNAR_NEW_YEAR')), phone: contact.phone }
}

export const shouldRevalidate = keepLoaded

export const meta = pageMeta({
  title: 'Referees of the Lunar New Year tournament',
  description:
    'Your games, your check-in time, the ways between pitches, half lengths and restarts; the guide to take along.',
  path: PATH,
  keywords: 'referees, game leaders, tournament assignments',
})

export default function LunarRefs() {
  const { day, phone } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  if (day === null)
    return (
      <>
        <PageHead title="Referees" />
        <Section id="games" title="Not out yet">
          <NoDay what="Assignments are out by Thursday; until then, tell us your hours." />
        </Section>
      </>
    )
  const { referee } = gameFilter(day, params)
  const days = refereeDays(day)
  return (
    <>
      <PageHead title="Referees" eyebrow={day.name} lead="Your games, your times, your way.">
        <Link className="button" to={`${PATH}/doc`}>
          The referees’ guide
        </Link>
        <Link
          className="button quiet-button"
          to={`/referee-field-schedule${day ? `?event=${day.slug}` : ''}`}
        >
          All fields
        </Link>
      </PageHead>
      <DayBar day={day} />
      <Section id="games" title="My games">
        <div className={styles.actions}>
          <ChipLinks
            label="Referee"
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
          <p>Choose your name.</p>
        )}
        <p className={styles.words}>
          Cannot make it, or want to swap? Call the desk:{' '}
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>.
        </p>
      </Section>
      <CheckIn day={day} standby={days.filter(({ games }) => games.length === 0)} />
      <ThanksWall day={day} />
      <Section id="rules" title="Half lengths and restarts">
        <DivisionTable divisions={day.divisions} />
      </Section>
    </>
  )
}

const CheckIn = ({ day, standby }: { day: DayView; standby: { name: string }[] }) => (
  <Section id="tent" title="Check-in">
    <ul className={styles.prose}>
      <li>
        Come to the tent 30 to 45 minutes before your first game: {day.venue.firstAidPoint || 'at the desk'}.
      </li>
      <li>Bring a whistle, a watch, dark shorts and water; we have shirts, cards and pens.</li>
      <li>If a referee is missing 5 minutes before kick-off, both teams go to the marshal.</li>
      <li>Snacks are in the tent, and your hours are noted there, for your pay or your school.</li>
      <li>First tournament? A mentor stands with you for your first game: ask for them at the tent.</li>
      {standby.length > 0 && <li>Standby: {standby.map(({ name }) => name).join(', ')}</li>}
    </ul>
    <PitchMap pitches={day.pitches} label="Map of the pitches" />
  </Section>
)
