import { arriveTime } from '@touchline/domain/club/season-words.ts'
import { programSessions } from '@touchline/domain/programs/program-sessions.ts'
import { dayName, timeRange } from '@touchline/domain/words.ts'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadClub } from '../../club/load-club.ts'
import { SubscribeLinks } from '../../components/subscribe-links.tsx'
import { addressOf } from '../../languages/site-address.ts'
import { SiteLink } from '../../languages/site-link.tsx'
import { mixed } from '../../languages/written.tsx'
import { pageMeta } from '../../page-meta.ts'
import { siteContext } from '../../site.ts'
import { CopyLink } from '../../ui/copy-link.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { PrintButton } from '../../ui/print-button.tsx'
import { DateStub, Ticket } from '../../ui/ticket.tsx'
import styles from './thank-you/thank-you.module.css'
import * as texts from './thank-you/thank-you.texts.ts'
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
  title: texts.title,
  description: texts.description,
  isPrivate: true,
})

export default function ThankYou() {
  const { thanks, session } = useLoaderData<typeof loader>()
  return (
    <>
      <div className="no-print">
        <PageHead title={thanks.title} lead={thanks.got}>
          <SubscribeLinks feed="/calendar/training.ics" name={texts.training} />
        </PageHead>
      </div>
      <div className={styles.page}>
        <section className={`no-print ${styles.next}`} aria-labelledby="next-title">
          <h2 id="next-title">{texts.next}</h2>
          <ol className={`plain-list ${styles.steps}`}>
            {thanks.steps.map((step) => (
              <li key={step}>{mixed(step)}</li>
            ))}
          </ol>
          {session && (
            <Ticket stub={<DateStub day={session.day} />}>
              <h3>{texts.firstSession(dayName(session.day))}</h3>
              <p>{mixed(texts.sessionAt(session.time, session.place, session.arrive))}</p>
            </Ticket>
          )}
          <p className={styles.actions}>
            <SiteLink className="button quiet-button" to="/">
              {texts.goHome}
            </SiteLink>
            <CopyLink address={addressOf('/')}>{texts.tellFriend}</CopyLink>
          </p>
        </section>
        <section className={styles.badge} aria-labelledby="badge-title">
          <h2 id="badge-title" className="no-print">
            {texts.badge}
          </h2>
          <Badge />
          <PrintButton isQuiet>{texts.printBadge}</PrintButton>
        </section>
      </div>
    </>
  )
}

/** To print, cut out and colour. */
function Badge() {
  return (
    <svg className={styles.drawing} viewBox="0 0 300 360" role="img" aria-label={texts.badgeLabel}>
      <path d="M30 20h240v170c0 76-60 118-120 146C90 308 30 266 30 190z" />
      <path d="M46 36h208v154c0 64-50 100-104 126C96 290 46 254 46 190z" />
      <path d="M46 120h208M150 120v26a44 44 0 0 1 0 88a44 44 0 0 1 0-88" />
      <circle cx="150" cy="190" r="30" />
      <path d="M150 176l13 10-5 15h-16l-5-15zM150 176v-16M163 186l15-4M158 201l9 12M142 201l-9 12M137 186l-15-4" />
      <text x="150" y="72">
        {texts.badgeFirst}
      </text>
      <text x="150" y="106">
        {texts.badgeSecond}
      </text>
      <path className={styles.cut} d="M14 6h272v190c0 86-66 132-136 160C80 328 14 282 14 196z" />
    </svg>
  )
}
