import { placeName } from '@touchline/domain/words.ts'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadClub } from '../../club/load-club.ts'
import { PromiseLine } from '../../components/promise-line.tsx'
import { RegisterButton } from '../../components/register-button.tsx'
import { SiteLink } from '../../languages/site-link.tsx'
import { written } from '../../languages/written.tsx'
import { pageMeta } from '../../page-meta.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './about/about.module.css'
import * as texts from './about/about.texts.ts'
import { AgeBands } from './about/age-bands.tsx'
import { CoachProfiles } from './about/coach-profiles.tsx'
import { OurField } from './about/our-field.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { facts, field, promises, coaches } = await loadClub(context)
  return { facts, field, promises, coaches }
}

export const meta = pageMeta({
  title: texts.title,
  description: texts.description,
  path: '/about',
  keywords: texts.keywords,
})

export default function About() {
  const { facts, field, promises, coaches } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead
        eyebrow={texts.since(placeName(facts.area), facts.foundedYear)}
        title={texts.headline}
        lead={texts.lead(facts.ages.from, facts.ages.to)}
      >
        <a className="button" href={field.mapLink}>
          {texts.directions}
        </a>
        <RegisterButton className="quiet-button" />
      </PageHead>
      <div>
        <Section id="story" title={texts.story}>
          <div className={styles.story}>
            <p className={styles.year} aria-hidden="true">
              {facts.foundedYear}
            </p>
            <div className={styles.paragraphs}>
              {promises.story.map((paragraph) => (
                <p key={paragraph}>{written(paragraph)}</p>
              ))}
            </div>
          </div>
        </Section>
        <Section
          id="philosophy"
          title={texts.philosophy}
          lead={texts.philosophyLead}
          onTurf
          className={`mown ${styles.promises}`}
        >
          <PromiseLine promises={promises.promises} />
        </Section>
        <AgeBands bands={promises.ages} />
        <CoachProfiles coaches={coaches} />
        <OurField field={field} />
        <SafeSport lines={promises.safeSport} />
        <Section id="volunteers" title={texts.volunteers}>
          <p className={styles.volunteers}>{written(promises.volunteers)}</p>
          <p className={styles.more}>
            <SiteLink className="button" to="/contact?topic=VOLUNTEER">
              {texts.canHelp}
            </SiteLink>
          </p>
        </Section>
      </div>
    </>
  )
}

function SafeSport({ lines }: { lines: readonly string[] }) {
  return (
    <Section id="safe-sport" title={texts.safeSport} lead={texts.safeSportLead}>
      <ul className={`plain-list ${styles.safe}`}>
        {lines.map((line) => (
          <li key={line}>{written(line)}</li>
        ))}
      </ul>
      <p className={styles.more}>
        <SiteLink to="/rules-and-disclaimer">{texts.readRules}</SiteLink>
        <SiteLink to="/rules-and-disclaimer#privacy">{texts.yourData}</SiteLink>
      </p>
    </Section>
  )
}
