import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { Section } from '../ui/section.tsx'
import tables from '../ui/table/table.module.css'
import { ScrollRegion } from './scroll-region.tsx'
import styles from './tournament.module.css'

type Row = DayView['tables'][number]['rows'][number]

const COLUMNS: [title: string, value: (row: Row) => string | number][] = [
  ['Played', ({ played }) => played],
  ['Won', ({ won }) => won],
  ['Drawn', ({ drawn }) => drawn],
  ['Lost', ({ lost }) => lost],
  ['Goals', ({ goalsFor, goalsAgainst }) => `${goalsFor}–${goalsAgainst}`],
  ['Points', ({ points }) => points],
]

/** Standings of the divisions that keep results; for the others there is nothing here, not even a heading (T-9). */
export function GroupTables({ tables }: { tables: DayView['tables'] }) {
  if (tables.length === 0) return null
  return (
    <Section id="standings" title="Standings" lead="Only where results are kept. Each place says why.">
      {tables.map((table) => (
        <GroupTable key={table.groupId} table={table} />
      ))}
    </Section>
  )
}

function GroupTable({ table: { name, rows } }: { table: DayView['tables'][number] }) {
  // Before the first whistle everybody is first: that says nothing.
  if (rows.every(({ played }) => played === 0))
    return (
      <p>
        {name}: {rows.map(({ team }) => team).join(', ')}. The table follows with the first result.
      </p>
    )
  return (
    <ScrollRegion label={name}>
      <table className={`${tables.table} ${tables.cardsOnPhone} ${styles.table}`}>
        <caption>{name}</caption>
        <thead>
          <tr>
            {['Team', ...COLUMNS.map(([title]) => title), 'Why'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.teamId}>
              <th scope="row">
                {row.place}. {row.team}
              </th>
              {COLUMNS.map(([title, value]) => (
                <td key={title} data-label={title}>
                  {value(row)}
                </td>
              ))}
              <td data-label="Why">{row.reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
