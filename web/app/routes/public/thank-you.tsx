import { arriveTime } from '@touchline/domain/club/season-words.ts'
import { programSessions } from '@touchline/domain/season.ts'
import { dayName, timeRange } from '@touchline/domain/words.ts'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadClub } from '../../club/load-club.ts'
import { SubscribeLinks } from '../../components/subscribe-links.tsx'
import { pageMeta } from '../../page-meta.ts'
import { siteContext } from '../../site.ts'
import { CopyLink } from '../../ui/copy-link.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { PrintButton } from '../../ui/print-button.tsx'
import { DateStub, Ticket } from '../../ui/ticket.tsx'
import { Badge } from './thank-you/badge.tsx'
import styles from './thank-you/thank-you.module.css'
import { thanksFor } from './thank-you/thanks.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const club = await loadClub(context)
  const { today } = context.get(siteContext)
  const { season, field } = club
  const day = programSessions(season).find((session) => session.day >= today)?.day ?? null
  return {
    thanks: thanksFor(new URL(request.url).searchParams.get('for'), club, today),
    session: day && {
      day,
      time: timeRange(season.startTime, season.endTime),
      place: field.name,
      arrive: arriveTime(season),
    },
  }
}

export const meta = pageMeta({
  title: 'Thank you',
  description: 'We got it. Here is what happens next.',
  isPrivate: true,
})

export default function ThankYou() {
  const { thanks, session } = useLoaderData<typeof loader>()
  return (
    <>
      <div className="no-print">
        <PageHead title={thanks.title} lead={thanks.got}>
          <SubscribeLinks feed="/calendar/training.ics" name="training" />
        </PageHead>
      </div>
      <div className={styles.page}>
        <section className={`no-print ${styles.next}`} aria-labelledby="next-title">
          <h2 id="next-title">What happens next</h2>
          <ol className={`plain-list ${styles.steps}`}>
            {thanks.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {session && (
            <Ticket stub={<DateStub day={session.day} />}>
              <h3>{dayName(session.day)}: your first session</h3>
              <p>
                {session.time}, {session.place}. Please be there at {session.arrive}.
              </p>
            </Ticket>
          )}
          <p className={styles.actions}>
            <Link className="button quiet-button" to="/">
              Go to the home page
            </Link>
            <CopyLink address="/">Tell a friend: copy our address</CopyLink>
          </p>
        </section>
        <section className={styles.badge} aria-labelledby="badge-title">
          <h2 id="badge-title" className="no-print">
            A badge to colour
          </h2>
          <Badge />
          <PrintButton isQuiet>Print the badge</PrintButton>
        </section>
      </div>
    </>
  )
}
