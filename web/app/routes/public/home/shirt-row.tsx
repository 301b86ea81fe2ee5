import type { Team } from '@touchline/domain/club/schemas/teams.ts'
import { listOf } from '@touchline/domain/words.ts'
import { Link } from 'react-router'
import { Shirt } from '../../../components/shirt.tsx'
import { Section } from '../../../ui/section.tsx'
import styles from './shirt-row.module.css'

export type RowTeam = Pick<Team, 'id' | 'name' | 'colour' | 'altColour' | 'groups'>

/** Wash day: every team's shirt hangs on the chalk line. */
export function ShirtRow({ teams }: { teams: RowTeam[] }) {
  return (
    <Section id="colours" title="Team colours" lead="Find your colour, and you have found your team.">
      <ul className={`plain-list ${styles.row}`}>
        {teams.map(({ id, name, colour, altColour, groups }) => (
          <li key={id}>
            <Link to={`/teams#${id}`} className={styles.team}>
              <Shirt className={styles.shirt} colour={colour} trim={altColour} />
              <strong className="display">{name}</strong>
              <span className="quiet small">
                {colour.name}, {groupNames(groups)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const groupNames = (groups: readonly number[]) =>
  listOf(
    groups.map((group) => `U${group}`),
    'and',
  )
