import { SiteLink } from '../../../languages/site-link.tsx'
import { Section } from '../../../ui/section.tsx'
import { TeamCard, type TeamWithNext } from './team-card.tsx'
import styles from './teams.module.css'
import * as texts from './teams.texts.ts'

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
      <Section id="picked" title={texts.bornIn(born)}>
        <p>{texts.otherAges(ages.from, ages.to)}</p>
        <p className={styles.ask}>
          <SiteLink className="button" to="/contact">
            {texts.ask}
          </SiteLink>
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
          <SiteLink className="button" to="/contact">
            {texts.tellMe}
          </SiteLink>
        </p>
      )}
    </Section>
  )
}

function leadFor(count: number): string {
  if (count === 0) return texts.forming
  return count === 1 ? texts.thisTeam : texts.oneOfThese
}
