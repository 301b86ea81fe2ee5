import { areChecked } from '@touchline/domain/club/checked-translations.ts'
import { rulesAndDisclaimer } from '@touchline/domain/club/rules-and-disclaimer.ts'
import type { RulesPart } from '@touchline/domain/club/rules-parts/rules-part.ts'
import { dayInYear } from '@touchline/domain/words.ts'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadClub } from '../../club/load-club.ts'
import { LANGUAGE } from '../../languages/language.ts'
import { SiteLink } from '../../languages/site-link.tsx'
import { pageMeta } from '../../page-meta.ts'
import { siteContext } from '../../site.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { PrintButton } from '../../ui/print-button.tsx'
import { KidsRules } from './rules/kids-rules.tsx'
import styles from './rules/rules.module.css'
import * as texts from './rules/rules.texts.ts'
import { RulesPartView } from './rules/rules-part-view.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const english = await context.get(siteContext).rules()
  if (LANGUAGE === 'en') return { ...english, english: null, isChecked: true }
  const club = await loadClub(context)
  const isChecked = areChecked(club.checkedTranslations, LANGUAGE, ['RULES'])
  return { ...rulesAndDisclaimer(club), english: english.parts, isChecked }
}

export const meta = pageMeta({
  title: texts.title,
  description: texts.description,
  path: '/rules-and-disclaimer',
  keywords: texts.keywords,
})

export default function RulesAndDisclaimer() {
  const { version, date, parts, pictures, english, isChecked } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead
        eyebrow={texts.versionOf(version, dayInYear(date), date.slice(0, 4))}
        title={texts.title}
        lead={texts.lead}
      >
        <PrintButton>{texts.print}</PrintButton>
        <SiteLink className="button quiet-button" to="/registration-form">
          {texts.goOn}
        </SiteLink>
      </PageHead>
      <div className={styles.page}>
        <nav className={`no-print ${styles.contents}`} aria-label={texts.onThisPage}>
          <ol>
            {parts.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.parts}>
          {english && <TranslationNotice isChecked={isChecked} />}
          <KidsRules pictures={pictures} />
          {parts.map((part, n) => (
            <RulesPartView key={part.id} part={part} number={n + 1} />
          ))}
          {english && <EnglishRules parts={english} />}
        </div>
      </div>
    </>
  )
}

/** Above a translation: its status, and where to find the binding text (Y-5). */
const TranslationNotice = ({ isChecked }: { isChecked: boolean }) => (
  <p className={styles.notice}>
    {isChecked ? texts.checked : texts.notChecked}
    <a href="#english">{texts.theEnglish}</a>
    {texts.stop}
  </p>
)

/** Below a translation, for every reader: the binding text. */
const EnglishRules = ({ parts }: { parts: readonly RulesPart[] }) => (
  <section id="english" lang="en" className={styles.parts} aria-labelledby="english-title">
    <h2 id="english-title">The English text, which prevails</h2>
    {parts.map((part, n) => (
      <RulesPartView key={part.id} part={{ ...part, id: `en-${part.id}` }} number={n + 1} />
    ))}
  </section>
)
