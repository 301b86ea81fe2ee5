import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { divisionRules } from '@touchline/domain/tournament/view/division-rules.ts'
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { loadClub } from '../../club/load-club.ts'
import { pageMeta } from '../../page-meta.ts'
import { guidePocket } from '../../print/guide-pocket.tsx'
import { POCKET_LEAD } from '../../print/pocket.tsx'
import { PrintToolbar } from '../../print/print-toolbar.tsx'
import { Sheets } from '../../print/sheets.tsx'
import { keepLoaded } from '../../tournament/keep-loaded.ts'
import { loadDayOfKind } from '../../tournament/load-day.ts'
import { RestartPictures } from '../../tournament/restart-pictures.tsx'
import { RevisionLine } from '../../tournament/revision-line.tsx'
import { RuleLines } from '../../tournament/rule-lines.tsx'
import styles from '../../tournament/tournament.module.css'
import { useLiveDay } from '../../tournament/use-live-day.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { PrintButton } from '../../ui/print-button.tsx'
import { Section } from '../../ui/section.tsx'
import { GUIDE } from './referee-guide.ts'

const PATH = '/lunar-new-year-tournament/refs/doc'

export async function loader({ context }: LoaderFunctionArgs) {
  const { contact } = await loadClub(context)
  return {
    ...(await loadDayOfKind(context, 'LUNAR_NEW_YEAR')),
    contact: { phone: contact.phone, email: contact.email },
  }
}

export const shouldRevalidate = keepLoaded

export const meta = pageMeta({
  title: 'Referees’ guide',
  description:
    'The guide for referees and game leaders: before the game, rules by age, words for the youngest, head knocks, thunder, cards.',
  path: PATH,
  keywords: 'referee guide, youth referees, restarts, head injuries',
})

export default function LunarRefsDoc() {
  const { day, contact } = useLoaderData<typeof loader>()
  const isLost = useLiveDay(day)
  const [params] = useSearchParams()
  if (day && params.get('print') === 'pocket')
    return <PocketFold day={day} phone={contact.phone} isLost={isLost} />
  return (
    <>
      <PageHead
        title="Referees’ guide"
        eyebrow="Lunar New Year tournament"
        lead="For the night before, and for the pocket. Opened once, it works without reception."
      >
        <PrintButton>Print the guide</PrintButton>
        {day && (
          <Link className="button quiet-button" to="?print=pocket">
            Pocket fold
          </Link>
        )}
      </PageHead>
      {day && (
        <div className={styles.bar}>
          <RevisionLine day={day} isLost={isLost} />
        </div>
      )}
      {GUIDE.before.map((part) => (
        <Part key={part.id} {...part} />
      ))}
      <Section id="ages" title="2. Rules by age">
        {day ? (
          <div className={`${styles.pickTeam} ${styles.ages}`}>
            {day.divisions.map((division) => (
              <div key={division.id}>
                <h3>{division.name}</h3>
                <RuleLines lines={divisionRules(division)} />
              </div>
            ))}
          </div>
        ) : (
          <p>Ask the desk: the divisions are not settled yet.</p>
        )}
      </Section>
      <Section id="restarts" title="3. Restarts in pictures">
        <RestartPictures />
      </Section>
      {GUIDE.after.map((part) => (
        <Part key={part.id} {...part} />
      ))}
      <Contacts contact={contact} venue={day?.venue} />
    </>
  )
}

interface PocketFoldProps {
  day: DayView
  phone: string
  isLost: boolean
}

const PocketFold = ({ day, phone, isLost }: PocketFoldProps) => (
  <>
    <PrintToolbar title="Referees’ guide for the pocket" lead={POCKET_LEAD} action="Print the pocket fold">
      <Link to={PATH}>Back to the guide</Link>
    </PrintToolbar>
    <Sheets
      day={day}
      sheets={[guidePocket(day, phone)]}
      livePath={PATH}
      isLandscape
      isOld={isLost}
      label="Referees’ guide for the pocket"
    />
  </>
)

interface ContactsProps {
  contact: { phone: string; email: string }
  venue: DayView['venue'] | undefined
}

const Contacts = ({ contact, venue }: ContactsProps) => (
  <Section id="contacts" title="12. Contacts">
    <ul className={styles.prose}>
      <li>
        Desk: {contact.phone}, {contact.email}
      </li>
      {venue?.firstAidPoint && <li>First aid: {venue.firstAidPoint}</li>}
      {venue?.aedPoint && <li>AED: {venue.aedPoint}</li>}
      {venue?.hospital && <li>Hospital: {venue.hospital}</li>}
      <li>Emergency: 911</li>
    </ul>
  </Section>
)

function Part({ id, title, lines }: { id: string; title: string; lines: readonly string[] }) {
  return (
    <Section id={id} title={title}>
      <ul className={styles.prose}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Section>
  )
}
