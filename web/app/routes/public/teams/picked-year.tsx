import { Link } from 'react-router'
import { Section } from '../../../ui/section.tsx'
import { TeamCard, type TeamWithNext } from './team-card.tsx'
import styles from './teams.module.css'

interface PickedYearProps {
  born: number
  /** 'U9 (born 2017)', or null outside the club's ages. */
  label: string | null
  ages: { from: number; to: number }
  teams: TeamWithNext[]
}

export function PickedYear({ born, label, ages, teams }: PickedYearProps) {
  const fitting = teams.filter(({ birthYears }) => birthYears.includes(born))
  if (label === null)
    return (
      <Section id="picked" title={`Born ${born}`}>
        <p>
          We play with ages {ages.from} to {ages.to}. Please ask us: there may be a way to take part, or a
          club nearby that fits.
        </p>
        <p className={styles.ask}>
          <Link className="button" to="/contact">
            Ask us
          </Link>
        </p>
      </Section>
    )
  return (
    <Section id="picked" title={label} lead={leadFor(fitting.length)}>
      <ul className={`plain-list ${styles.teams}`}>
        {fitting.map((team) => (
          <li key={team.id}>
            <TeamCard team={team} />
          </li>
        ))}
      </ul>
      {fitting.length === 0 && (
        <p>
          <Link className="button" to="/contact">
            Tell me when it starts
          </Link>
        </p>
      )}
    </Section>
  )
}

function leadFor(count: number): string {
  if (count === 0) return 'This team is forming. It starts at 6 players.'
  return count === 1
    ? 'This is your player’s team.'
    : 'Your player is in one of these; the coaches tell you which.'
}
