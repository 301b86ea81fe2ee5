import type { Team } from '@touchline/domain/club/schemas/teams.ts'
import { listOf } from '@touchline/domain/words.ts'
import { Shirt } from '../../../components/shirt.tsx'
import { SiteLink } from '../../../languages/site-link.tsx'
import { written } from '../../../languages/written.tsx'
import { Section } from '../../../ui/section.tsx'
import * as texts from './home.texts.ts'
import styles from './shirt-row.module.css'

export type RowTeam = Pick<Team, 'id' | 'name' | 'colour' | 'altColour' | 'groups'>

/** Wash day: every team's shirt hangs on the chalk line. */
export function ShirtRow({ teams }: { teams: RowTeam[] }) {
  return (
    <Section id="colours" title={texts.colours} lead={texts.coloursLead}>
      <ul className={`plain-list ${styles.row}`}>
        {teams.map(({ id, name, colour, altColour, groups }) => (
          <li key={id}>
            <SiteLink to={`/teams#${id}`} className={styles.team}>
              <Shirt className={styles.shirt} colour={colour} trim={altColour} />
              <strong className="display">{written(name)}</strong>
              <span className="quiet small">
                {written(colour.name)}
                {texts.comma + groupNames(groups)}
              </span>
            </SiteLink>
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
