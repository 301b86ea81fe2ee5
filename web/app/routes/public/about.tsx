import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadClub } from '../../club/load-club.ts'
import { PromiseLine } from '../../components/promise-line.tsx'
import { RegisterButton } from '../../components/register-button.tsx'
import { pageMeta } from '../../page-meta.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './about/about.module.css'
import { AgeBands } from './about/age-bands.tsx'
import { CoachProfiles } from './about/coach-profiles.tsx'
import { OurField } from './about/our-field.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { facts, field, promises, coaches } = await loadClub(context)
  return { facts, field, promises, coaches }
}

export const meta = pageMeta({
  title: 'About the club',
  description:
    'A small youth soccer club in Richmond and Vancouver, founded in 2022: what we promise, how each age trains, and who coaches your player.',
  path: '/about',
  keywords: 'coaches, philosophy, safe sport, since 2022',
})

export default function About() {
  const { facts, field, promises, coaches } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead
        eyebrow={`${facts.area}, since ${facts.foundedYear}`}
        title="Small enough to know every name"
        lead={`Soccer for ages ${facts.ages.from} to ${facts.ages.to}, run by neighbours for neighbours.`}
      >
        <a className="button" href={field.mapLink}>
          Come to a session: directions
        </a>
        <RegisterButton className="quiet-button" />
      </PageHead>
      <div>
        <Section id="story" title="How it began">
          <div className={styles.story}>
            <p className={styles.year} aria-hidden="true">
              {facts.foundedYear}
            </p>
            <div className={styles.paragraphs}>
              {promises.story.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        </Section>
        <Section
          id="philosophy"
          title="Our philosophy"
          lead="What we promise, to every child and every family."
          onTurf
          className={`mown ${styles.promises}`}
        >
          <PromiseLine promises={promises.promises} />
        </Section>
        <AgeBands bands={promises.ages} />
        <CoachProfiles coaches={coaches} />
        <OurField field={field} />
        <Section id="safe-sport" title="Safe sport" lead="What we do, for every player, every time.">
          <ul className={`plain-list ${styles.safe}`}>
            {promises.safeSport.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className={styles.more}>
            <Link to="/rules-and-disclaimer">Read the rules</Link>
            <Link to="/rules-and-disclaimer#privacy">How we treat your data</Link>
          </p>
        </Section>
        <Section id="volunteers" title="Lend a hand">
          <p className={styles.volunteers}>{promises.volunteers}</p>
          <p className={styles.more}>
            <Link className="button" to="/contact?topic=VOLUNTEER">
              I can help
            </Link>
          </p>
        </Section>
      </div>
    </>
  )
}
