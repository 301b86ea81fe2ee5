import type { Coach } from '@touchline/domain/club/schemas/coaches.ts'
import { CoachCard } from '../../../components/coach-card.tsx'
import { SiteLink } from '../../../languages/site-link.tsx'
import { Section } from '../../../ui/section.tsx'
import styles from './coaches.module.css'
import * as texts from './home.texts.ts'

export function Coaches({ coaches }: { coaches: Coach[] }) {
  return (
    <Section
      id="coaches"
      title={texts.coaches}
      lead={texts.coachesLead}
      aside={
        <SiteLink className="button quiet-button" to="/about#coaches">
          {texts.meetCoaches}
        </SiteLink>
      }
    >
      <div className={styles.coaches}>
        {coaches.map((coach) => (
          <CoachCard key={coach.id} coach={coach} />
        ))}
      </div>
    </Section>
  )
}
