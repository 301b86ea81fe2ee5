import type { Coach } from '@touchline/domain/club/schemas/coaches.ts'
import { CoachCard } from '../../../components/coach-card.tsx'
import { Section } from '../../../ui/section.tsx'
import styles from './coach-profiles.module.css'

export function CoachProfiles({ coaches }: { coaches: Coach[] }) {
  return (
    <Section
      id="coaches"
      title="The coaches"
      lead="Each has a game for your living room. Turn the card over."
    >
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
      <dl className={styles.facts}>
        <dt>Favourite game as a child</dt>
        <dd>{favouriteGame}</dd>
        {certificates.length > 0 && (
          <>
            <dt>Certificates</dt>
            <dd>{certificates.join(', ')}</dd>
          </>
        )}
      </dl>
      <details className={styles.back}>
        <summary>Try this at home in 5 minutes</summary>
        <p>{tryAtHome}</p>
      </details>
    </>
  )
}
