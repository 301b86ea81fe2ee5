import { rulesAndDisclaimer } from '@touchline/domain/club/rules-and-disclaimer.ts'
import { dayInYear } from '@touchline/domain/words.ts'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadClub } from '../../club/load-club.ts'
import { pageMeta } from '../../page-meta.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { PrintButton } from '../../ui/print-button.tsx'
import { KidsRules } from './rules/kids-rules.tsx'
import styles from './rules/rules.module.css'
import { RulesPartView } from './rules/rules-part-view.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  return rulesAndDisclaimer(await loadClub(context))
}

export const meta = pageMeta({
  title: 'Rules and disclaimer',
  description:
    'Club rules in plain words: conduct, weather, refunds, concussion, photos and how we treat your data.',
  path: '/rules-and-disclaimer',
  keywords: 'club rules, refunds, concussion, privacy, code of conduct',
})

export default function RulesAndDisclaimer() {
  const { version, date, parts, pictures } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead
        eyebrow={`Version ${version}, ${dayInYear(date)}, ${date.slice(0, 4)}`}
        title="Rules and disclaimer"
        lead="In plain words. Each part has one line for those in a hurry; the rest is for when it matters."
      >
        <PrintButton>Print the rules</PrintButton>
        <Link className="button quiet-button" to="/registration-form">
          I have read this: go on to register
        </Link>
      </PageHead>
      <div className={styles.page}>
        <nav className={`no-print ${styles.contents}`} aria-label="On this page">
          <ol>
            {parts.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.parts}>
          <KidsRules pictures={pictures} />
          {parts.map((part, n) => (
            <RulesPartView key={part.id} part={part} number={n + 1} />
          ))}
        </div>
      </div>
    </>
  )
}
