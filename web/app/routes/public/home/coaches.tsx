import type { Coach } from '@touchline/domain/club/schemas/coaches.ts'
import { Link } from 'react-router'
import { CoachCard } from '../../../components/coach-card.tsx'
import { Section } from '../../../ui/section.tsx'
import styles from './coaches.module.css'

export function Coaches({ coaches }: { coaches: Coach[] }) {
  return (
    <Section
      id="coaches"
      title="Your player’s coaches"
      lead="What they would tell you at the fence."
      aside={
        <Link className="button quiet-button" to="/about#coaches">
          Meet them
        </Link>
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
