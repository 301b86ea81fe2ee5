import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { divisionRules } from '@touchline/domain/tournament/view/division-rules.ts'
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { loadClub } from '../../club/load-club.ts'
import { SiteLink } from '../../languages/site-link.tsx'
import { written } from '../../languages/written.tsx'
import { pageMeta } from '../../page-meta.ts'
import { guidePocket } from '../../print/guide-pocket.tsx'
import { PrintToolbar } from '../../print/print-toolbar.tsx'
import { Sheets } from '../../print/sheets.tsx'
import { keepLoaded } from '../../tournament/keep-loaded.ts'
import { loadDayOfKind } from '../../tournament/load-day.ts'
import { RestartPictures } from '../../tournament/restart-pictures.tsx'
import { RevisionLine } from '../../tournament/revision-line.tsx'
import { RuleLines } from '../../tournament/rule-lines.tsx'
import styles from '../../tournament/tournament.module.css'
import { colon, comma } from '../../tournament/tournament.texts.ts'
import { useLiveDay } from '../../tournament/use-live-day.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { PrintButton } from '../../ui/print-button.tsx'
import { Section } from '../../ui/section.tsx'
import * as texts from './guide.texts.ts'
import { title as tournamentTitle } from './lunar.texts.ts'
import guide from './referee-guide.json' with { type: 'json' }

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
  title: texts.title,
  description: texts.description,
  path: PATH,
  keywords: texts.keywords,
})

export default function LunarRefsDoc() {
  const { day, contact } = useLoaderData<typeof loader>()
  const isLost = useLiveDay(day)
  const [params] = useSearchParams()
  if (day && params.get('print') === 'pocket')
    return <PocketFold day={day} phone={contact.phone} isLost={isLost} />
  return (
    <>
      <PageHead title={texts.title} eyebrow={tournamentTitle} lead={texts.lead}>
        <PrintButton>{texts.print}</PrintButton>
        {day && (
          <SiteLink className="button quiet-button" to={`${PATH}?print=pocket`}>
            {texts.pocketFold}
          </SiteLink>
        )}
      </PageHead>
      {day && (
        <div className={styles.bar}>
          <RevisionLine day={day} isLost={isLost} />
        </div>
      )}
      {guide.before.map((part) => (
        <Part key={part.id} {...part} />
      ))}
      <Section id="ages" title={texts.byAge}>
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
          <p>{texts.notSettled}</p>
        )}
      </Section>
      <Section id="restarts" title={texts.restarts}>
        <RestartPictures />
      </Section>
      {guide.after.map((part) => (
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
    <PrintToolbar title={texts.pocketTitle} lead={texts.pocketLead} action={texts.printPocket}>
      <SiteLink to={PATH}>{texts.backToGuide}</SiteLink>
    </PrintToolbar>
    <Sheets
      day={day}
      sheets={[guidePocket(day, phone)]}
      livePath={PATH}
      isLandscape
      isOld={isLost}
      label={texts.pocketTitle}
    />
  </>
)

interface ContactsProps {
  contact: { phone: string; email: string }
  venue: DayView['venue'] | undefined
}

const Contacts = ({ contact, venue }: ContactsProps) => (
  <Section id="contacts" title={texts.contacts}>
    <ul className={styles.prose}>
      <li>
        {texts.desk}
        {colon}
        {contact.phone}
        {comma}
        {contact.email}
      </li>
      <Place name={texts.firstAid} words={venue?.firstAidPoint} />
      <Place name={texts.aed} words={venue?.aedPoint} />
      <Place name={texts.hospital} words={venue?.hospital} />
      <Place name={texts.emergency} words="911" />
    </ul>
  </Section>
)

const Place = ({ name, words }: { name: string; words: string | undefined }) =>
  words && (
    <li>
      {name}
      {colon}
      {written(words)}
    </li>
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
