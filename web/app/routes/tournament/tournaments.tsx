import { tournamentPage } from '@touchline/domain/tournament/tournament.ts'
import { compareText, dayAndYear } from '@touchline/domain/words.ts'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageMeta } from '../../page-meta.ts'
import { siteContext } from '../../site.ts'
import styles from '../../tournament/tournament.module.css'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import { DateStub, Ticket } from '../../ui/ticket.tsx'

interface Listed {
  page: string
  name: string
  date: string | null
  isOff: boolean
}

/** Those to come, the next one first; then those that are over by year, the latest first. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { tournaments, today } = context.get(siteContext)
  const all = await tournaments()
  const inOrder = all.toSorted((a, b) => compareText(a.date ?? '9999', b.date ?? '9999'))
  const listed = inOrder.map((one) => ({
    page: tournamentPage(one, all, today),
    name: one.name,
    date: one.date,
    isOff: one.status === 'CANCELLED',
    isPast: one.date === null ? one.status === 'FINISHED' : one.date < today || one.status === 'FINISHED',
  }))
  const past = listed.filter(({ isPast }) => isPast).toReversed()
  return {
    coming: listed.filter(({ isPast }) => !isPast),
    years: [...Map.groupBy(past, ({ date }) => date?.slice(0, 4) ?? 'Earlier')].map(([year, those]) => ({
      year,
      tournaments: those,
    })),
  }
}

export const meta = pageMeta({
  title: 'Tournaments',
  description: 'Every fun day and tournament of the club: what is coming up, and how past years went.',
  path: '/tournaments',
  keywords: 'youth soccer tournaments, fun days, results',
})

export default function Tournaments() {
  const { coming, years } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead
        title="Tournaments"
        lead="Short games all day long: see what is coming up, and look back at past years."
      />
      <Section id="coming" title="Coming up">
        {coming.length > 0 ? (
          <TournamentList tournaments={coming} />
        ) : (
          <p className={styles.words}>
            Nothing is planned right now. <Link to="/events">See what else is on</Link>.
          </p>
        )}
      </Section>
      {years.map(({ year, tournaments }) => (
        <Section key={year} id={`in-${year.toLowerCase()}`} title={year}>
          <TournamentList tournaments={tournaments} />
        </Section>
      ))}
    </>
  )
}

const TournamentList = ({ tournaments }: { tournaments: readonly Listed[] }) => (
  <ul className={`plain-list ${styles.listed}`}>
    {tournaments.map(({ page, name, date, isOff }) => (
      <li key={page}>
        <Ticket stub={date ? <DateStub day={date} /> : 'Soon'} isVoid={isOff}>
          <h3>
            <Link to={page}>{name}</Link>
          </h3>
          <p>{isOff ? 'Cancelled' : date ? dayAndYear(date) : 'The date follows.'}</p>
        </Ticket>
      </li>
    ))}
  </ul>
)
