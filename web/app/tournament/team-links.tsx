import { shirtColour } from '@touchline/domain/tournament/people/shirt-colours.texts.ts'
import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { Shirt } from '../components/shirt.tsx'
import { SiteLink } from '../languages/site-link.tsx'
import { written } from '../languages/written.tsx'
import styles from './tournament.module.css'

interface TeamLinksProps {
  day: DayView
  to: (teamId: string) => string
  /** Teams already chosen. */
  without?: readonly string[]
}

/** Who plays, by division, each in its shirt. */
export const TeamLinks = ({ day, to, without = [] }: TeamLinksProps) => (
  <div className={styles.pickTeam}>
    {day.divisions.map(({ id, name }) => (
      <div key={id}>
        <h3>{name}</h3>
        <ul className={`plain-list ${styles.teams}`}>
          {day.teams
            .filter((team) => team.divisionId === id && !without.includes(team.id))
            .map((team) => (
              <li key={team.id}>
                <SiteLink to={to(team.id)}>
                  <Shirt className={styles.shirt} colour={team.colour} trim={team.altColour ?? team.colour} />
                  <span>
                    {written(team.name)}{' '}
                    <span className="quiet small">{written(shirtColour(team.colour.name))}</span>
                  </span>
                </SiteLink>
              </li>
            ))}
        </ul>
      </div>
    ))}
  </div>
)
