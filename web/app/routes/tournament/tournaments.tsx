import { tournamentPage } from '@touchline/domain/tournament/tournament.ts'
import { compareText, dayAndYear } from '@touchline/domain/words.ts'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { SiteLink } from '../../languages/site-link.tsx'
import { written } from '../../languages/written.tsx'
import { pageMeta } from '../../page-meta.ts'
import { siteContext } from '../../site.ts'
import styles from '../../tournament/tournament.module.css'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import { DateStub, Ticket } from '../../ui/ticket.tsx'
import * as texts from './tournaments.texts.ts'

interface Listed {
  page: string
  name: string
  date: string | null
  isOff: boolean
}

/** Stands for a year. */
const EARLIER = 'earlier'

/** Coming tournaments, next one first; then past ones by year, latest first. */
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
    years: [...Map.groupBy(past, ({ date }) => date?.slice(0, 4) ?? EARLIER)].map(([year, those]) => ({
      year,
      tournaments: those,
    })),
  }
}

export const meta = pageMeta({
  title: texts.title,
  description: texts.description,
  path: '/tournaments',
  keywords: texts.keywords,
})

export default function Tournaments() {
  const { coming, years } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <Section id="coming" title={texts.comingUp}>
        {coming.length > 0 ? (
          <TournamentList tournaments={coming} />
        ) : (
          <p className={styles.words}>
            {texts.nothingPlanned}
            <SiteLink to="/events">{texts.whatElse}</SiteLink>
            {texts.stop}
          </p>
        )}
      </Section>
      {years.map(({ year, tournaments }) => (
        <Section key={year} id={`in-${year}`} title={year === EARLIER ? texts.earlier : year}>
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
        <Ticket stub={date ? <DateStub day={date} /> : texts.soon} isVoid={isOff}>
          <h3>
            <SiteLink to={page}>{written(name)}</SiteLink>
          </h3>
          <p>{isOff ? texts.cancelled : date ? dayAndYear(date) : texts.dateFollows}</p>
        </Ticket>
      </li>
    ))}
  </ul>
)
