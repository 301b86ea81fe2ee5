import type { Coach } from '@touchline/domain/club/schemas/coaches.ts'
import { CoachCard } from '../../../components/coach-card.tsx'
import { written } from '../../../languages/written.tsx'
import { Section } from '../../../ui/section.tsx'
import * as texts from './about.texts.ts'
import styles from './coach-profiles.module.css'

export function CoachProfiles({ coaches }: { coaches: Coach[] }) {
  return (
    <Section id="coaches" title={texts.coaches} lead={texts.coachesLead}>
      <div className={styles.coaches}>
        {coaches.map((coach) => (
          <CoachCard key={coach.id} coach={coach}>
            <Profile coach={coach} />
          </CoachCard>
        ))}
      </div>
    </Section>
  )
}

function Profile({ coach: { certificates, favouriteGame, tryAtHome } }: { coach: Coach }) {
  return (
    <>
      <dl className={styles.known}>
        <dt>{texts.favouriteGame}</dt>
        <dd>{written(favouriteGame)}</dd>
        {certificates.length > 0 && (
          <>
            <dt>{texts.certificates}</dt>
            <dd>{written(certificates.join(', '))}</dd>
          </>
        )}
      </dl>
      <details className={styles.back}>
        <summary>{texts.tryAtHome}</summary>
        <p>{written(tryAtHome)}</p>
      </details>
    </>
  )
}
