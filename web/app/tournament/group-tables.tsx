import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { Section } from '../components/section.tsx'
import { ScrollRegion } from './scroll-region.tsx'
import styles from './tournament.module.css'

/** Standings of the divisions that keep results; for the others there is nothing here, not even a heading (T-9). */
export function GroupTables({ tables }: { tables: DayView['tables'] }) {
  if (tables.length === 0) return null
  return (
    <Section id="standings" title="Standings" lead="Only where results are kept. Each place says why.">
      {tables.map(({ groupId, name, rows }) => (
        <ScrollRegion key={groupId} label={name}>
          <table className={styles.table}>
            <caption>{name}</caption>
            <thead>
              <tr>
                {['Place', 'Team', 'Played', 'Won', 'Drawn', 'Lost', 'Goals', 'Points', 'Why'].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.teamId}>
                  <td>{row.place}</td>
                  <th scope="row">{row.team}</th>
                  <td>{row.played}</td>
                  <td>{row.won}</td>
                  <td>{row.drawn}</td>
                  <td>{row.lost}</td>
                  <td>
                    {row.goalsFor}–{row.goalsAgainst}
                  </td>
                  <td>{row.points}</td>
                  <td>{row.reason}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      ))}
    </Section>
  )
}
