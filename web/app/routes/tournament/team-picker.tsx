import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { Link } from 'react-router'
import { Shirt } from '../../components/shirt.tsx'
import styles from '../../tournament/tournament.module.css'
import { followQuery } from './use-followed-teams.ts'

/** Division, then team. With teams chosen already, the link adds one: a family may have two. */
export function TeamPicker({ day, chosen }: { day: DayView; chosen: readonly string[] }) {
  return (
    <div className={styles.pickTeam}>
      {day.divisions.map(({ id, name }) => (
        <div key={id}>
          <h3>{name}</h3>
          <ul className={`plain-list ${styles.teams}`}>
            {day.teams
              .filter((team) => team.divisionId === id && !chosen.includes(team.id))
              .map((team) => (
                <li key={team.id}>
                  <Link to={`?${followQuery(day.slug, [...chosen, team.id])}`}>
                    <Shirt
                      className={styles.shirt}
                      colour={team.colour}
                      trim={team.altColour ?? team.colour}
                    />
                    <span>
                      {team.name} <span className="quiet small">{team.colour.name}</span>
                    </span>
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
