import { areChecked } from '@touchline/domain/club/checked-translations.ts'
import type { ConsentTexts } from '@touchline/domain/club/schemas/consent-texts.ts'
import { newestOfKind } from '@touchline/domain/tournament/tournament.ts'
import { waiverEvent } from '@touchline/domain/waivers/fun-day-waiver.ts'
import { dayAndYear } from '@touchline/domain/words.ts'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { englishConsents } from '../../../club/english-consents.ts'
import { loadClub } from '../../../club/load-club.ts'
import { LANGUAGE } from '../../../languages/language.ts'
import { SiteLink } from '../../../languages/site-link.tsx'
import { written } from '../../../languages/written.tsx'
import { pageMeta } from '../../../page-meta.ts'
import { EnglishText } from '../../../registrations/consent-boxes.tsx'
import { checked, notChecked } from '../../../registrations/steps.texts.ts'
import { siteContext } from '../../../site.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { PrintButton } from '../../../ui/print-button.tsx'
import { Section } from '../../../ui/section.tsx'
import styles from './waiver.module.css'
import * as texts from './waiver.texts.ts'
import { WaiverForm } from './waiver-form.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const [{ consents, checkedTranslations, contact }, tournaments] = await Promise.all([
    loadClub(context),
    site.tournaments(),
  ])
  const english = await englishConsents(consents, context)
  const event = waiverEvent(tournaments, site.today)
  return {
    form: consents.FUN_DAY_WAIVER,
    english: english?.FUN_DAY_WAIVER ?? null,
    isTranslationChecked: areChecked(checkedTranslations, LANGUAGE, ['FUN_DAY_WAIVER']),
    clubEmail: contact.email,
    event,
    date: newestOfKind(tournaments, 'FUN_DAY', site.today)?.date ?? null,
    today: site.today,
  }
}

export const meta = pageMeta({
  title: texts.title,
  description: texts.description,
  path: '/fun-day-waiver',
  keywords: texts.keywords,
})

export default function Waiver() {
  const loaded = useLoaderData<typeof loader>()
  const { form, english, clubEmail, event, date, today } = loaded
  return (
    <>
      <div className="no-print">
        <PageHead
          title={written(form.title)}
          eyebrow={date ? dayAndYear(date) : undefined}
          lead={event ? texts.lead : texts.isOver}
        >
          <PrintButton isQuiet>{texts.printBlank}</PrintButton>
        </PageHead>
        <Section id="read" title={texts.pleaseRead} lead={texts.version(form.version)}>
          <WaiverText {...loaded} />
        </Section>
        <Section id="sign" title={texts.sign}>
          {event ? (
            <WaiverForm
              form={form}
              clubEmail={clubEmail}
              today={today}
              event={event}
              isTranslated={english !== null}
            />
          ) : (
            <p>
              {texts.nextOne}
              <SiteLink to="/events">{texts.onEvents}</SiteLink>
              {texts.onceItIsOut}
            </p>
          )}
        </Section>
      </div>
      <BlankWaiver {...loaded} />
    </>
  )
}

interface WaiverTextProps {
  form: ConsentTexts['FUN_DAY_WAIVER']
  /** The binding English text, if the form is a translation (Y-5). */
  english: ConsentTexts['FUN_DAY_WAIVER'] | null
  isTranslationChecked: boolean
}

/** The text to sign, with the binding English below a translation. */
const WaiverText = ({ form, english, isTranslationChecked }: WaiverTextProps) => (
  <div className={styles.text}>
    {english && <p>{isTranslationChecked ? checked : notChecked}</p>}
    {form.text.map((paragraph) => (
      <p key={paragraph}>{written(paragraph)}</p>
    ))}
    {english && <EnglishText {...english} />}
  </div>
)

const LINES = [
  texts.child,
  texts.bornOn,
  texts.healthNotes,
  texts.guardian,
  texts.phoneAndEmail,
  texts.emergency,
]

/** Print only, for a table without reception. One for each child. */
function BlankWaiver({ form, english, isTranslationChecked }: WaiverTextProps) {
  return (
    <div className={styles.blank} aria-hidden="true">
      <h1>{written(form.title)}</h1>
      {english && <p>{isTranslationChecked ? checked : notChecked}</p>}
      {form.text.map((paragraph) => (
        <p key={paragraph}>{written(paragraph)}</p>
      ))}
      {LINES.map((line) => (
        <p key={line}>{texts.blankLine(line)}</p>
      ))}
      <ul>
        {form.statements.map((statement) => (
          <li key={statement}>☐ {written(statement)}</li>
        ))}
        <li>{texts.photosOnPaper}</li>
      </ul>
      <p>{texts.signatureLine}</p>
      {english && <EnglishText {...english} />}
      <p>{texts.version(form.version)}</p>
    </div>
  )
}
