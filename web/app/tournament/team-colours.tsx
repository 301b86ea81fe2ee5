import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { Link } from 'react-router'
import { Shirt } from '../components/shirt.tsx'
import styles from './tournament.module.css'

/** The draw: who plays, in which shirt; each leads to the team's day. */
export function TeamColours({ day }: { day: DayView }) {
  return (
    <div className={styles.pickTeam}>
      {day.divisions.map(({ id, name }) => (
        <div key={id}>
          <h3>{name}</h3>
          <ul className={`plain-list ${styles.teams}`}>
            {day.teams
              .filter(({ divisionId }) => divisionId === id)
              .map((team) => (
                <li key={team.id}>
                  <Link to={`/team-schedule?event=${day.slug}&team=${team.id}`}>
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
