import type { ConsentTexts } from '@touchline/domain/club/schemas/consent-texts.ts'
import { waiverEvent } from '@touchline/domain/fun-day-waiver.ts'
import { newestOfKind } from '@touchline/domain/tournament/tournament.ts'
import { dayAndYear } from '@touchline/domain/words.ts'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadClub } from '../../../club/load-club.ts'
import { pageMeta } from '../../../page-meta.ts'
import { siteContext } from '../../../site.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { PrintButton } from '../../../ui/print-button.tsx'
import { Section } from '../../../ui/section.tsx'
import styles from './waiver.module.css'
import { WaiverForm } from './waiver-form.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const [{ consents, contact }, tournaments] = await Promise.all([loadClub(context), site.tournaments()])
  const event = waiverEvent(tournaments, site.today)
  return {
    form: consents.FUN_DAY_WAIVER,
    clubEmail: contact.email,
    event,
    date: newestOfKind(tournaments, 'FUN_DAY', site.today)?.date ?? null,
    today: site.today,
  }
}

export const meta = pageMeta({
  title: 'Fun day consent',
  description:
    'The informed consent for the fun day: read it, sign it once for all your children, and get a copy by email.',
  path: '/fun-day-waiver',
  keywords: 'fun day consent, informed consent, parents',
})

export default function Waiver() {
  const { form, clubEmail, event, date, today } = useLoaderData<typeof loader>()
  return (
    <>
      <div className="no-print">
        <PageHead
          title={form.title}
          eyebrow={date ? dayAndYear(date) : undefined}
          lead={
            event
              ? 'Two minutes, one signature for all your children. We’ll email you a copy.'
              : 'This fun day is over, so there’s nothing to sign.'
          }
        >
          <PrintButton isQuiet>Print a blank form</PrintButton>
        </PageHead>
        <Section id="read" title="Please read this" lead={`Version ${form.version}`}>
          <div className={styles.text}>
            {form.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Section>
        <Section id="sign" title="Sign">
          {event ? (
            <WaiverForm form={form} clubEmail={clubEmail} today={today} event={event} />
          ) : (
            <p>
              The next fun day will be <Link to="/events">on our events page</Link>. You can sign for it here
              once it is out.
            </p>
          )}
        </Section>
      </div>
      <BlankWaiver form={form} />
    </>
  )
}

const LINES = [
  'Child',
  'Born on',
  'Allergies, conditions, medication',
  'Parent or guardian',
  'Phone and email',
  'In an emergency call',
]

/** On paper only: for a table without reception. One for each child. */
function BlankWaiver({ form }: { form: ConsentTexts['FUN_DAY_WAIVER'] }) {
  return (
    <div className={styles.blank} aria-hidden="true">
      <h1>{form.title}</h1>
      {form.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {LINES.map((line) => (
        <p key={line}>{line}: ______________________________________________</p>
      ))}
      <ul>
        {form.statements.map((statement) => (
          <li key={statement}>☐ {statement}</li>
        ))}
        <li>Photos and video: ☐ yes ☐ no</li>
      </ul>
      <p>Signature: ______________________________ Date: ______________</p>
      <p>Version {form.version}</p>
    </div>
  )
}
